// Unpacks what .ci/page packs: the size in four bytes, and LZMA without alignment.
//
// The code is a number in a range. The probability of each bit divides the range, and the value of
// the bit moves its probability. The bits encode literal bytes, and matches: a distance and a length.

// Returns the bytes that were packed.
export function unpack(packed) {
  const size = new DataView(packed.buffer).getUint32(0, true)
  return new Unpacker(packed, new Uint8Array(size)).unpacked()
}

// Probabilities of 2048, at first one half.
const table = count => new Uint16Array(count).fill(1024)
const lengths = () => ({ choice: table(2), short: table(8), medium: table(8), long: table(256) })

class Unpacker {
  constructor(packed, bytes) {
    this.packed = packed
    this.place = 9
    this.code = new DataView(packed.buffer).getUint32(5)
    this.range = 0xffffffff
    this.bytes = bytes
    this.count = 0
    // What the last steps were: below 7 the last wrote a literal.
    this.state = 0
    // The last four distances, less one, the latest first.
    this.back = [0, 0, 0, 0]
    this.isMatch = table(12)
    this.isRepeated = table(12)
    this.isOlder = table(36)
    this.isLonger = table(12)
    this.literals = table(8 * 768)
    this.lengths = lengths()
    this.repeatedLengths = lengths()
    this.slots = table(4 * 64)
    this.middleBits = table(128)
    this.lowBits = table(16)
  }

  unpacked() {
    while (this.count < this.bytes.length) {
      if (!this.bit(this.isMatch, this.state)) this.literal()
      else if (this.bit(this.isRepeated, this.state)) this.repeat()
      else this.match()
    }
    return this.bytes
  }

  bit(table, place) {
    if (this.range < 0x1000000) this.refill()
    const likely = table[place]
    const bound = (this.range >>> 11) * likely
    if (this.code < bound) {
      this.range = bound
      table[place] = likely + ((2048 - likely) >>> 5)
      return 0
    }
    this.range -= bound
    this.code -= bound
    table[place] = likely - (likely >>> 5)
    return 1
  }

  refill() {
    this.range = (this.range << 8) >>> 0
    this.code = ((this.code << 8) | this.packed[this.place++]) >>> 0
  }

  // A number of some bits, the highest first.
  number(table, count, base = 0) {
    let number = 1
    for (let left = count; left > 0; left--) number = (number << 1) | this.bit(table, base + number)
    return number - (1 << count)
  }

  // A number of some bits, the lowest first.
  reversed(table, count, base = 0) {
    let place = 1, number = 0
    for (let index = 0; index < count; index++) {
      const bit = this.bit(table, base + place)
      place = (place << 1) | bit
      number |= bit << index
    }
    return number
  }

  // A number of some bits with a probability of one half.
  plain(count) {
    let number = 0
    for (let left = count; left > 0; left--) {
      if (this.range < 0x1000000) this.refill()
      this.range >>>= 1
      const bit = this.code >= this.range ? 1 : 0
      if (bit) this.code -= this.range
      number = (number << 1) | bit
    }
    return number
  }

  // After a match, the byte that followed its source predicts the next one.
  literal() {
    const { bytes, count } = this
    const base = 768 * (count > 0 ? bytes[count - 1] >> 5 : 0)
    let byte = 1
    if (this.state >= 7) {
      let other = bytes[count - this.back[0] - 1]
      while (byte < 256) {
        const expected = (other >> 7) & 1
        other <<= 1
        const bit = this.bit(this.literals, base + ((1 + expected) << 8) + byte)
        byte = (byte << 1) | bit
        if (bit !== expected) break
      }
    }
    while (byte < 256) byte = (byte << 1) | this.bit(this.literals, base + byte)
    bytes[this.count++] = byte
    this.state = this.state < 4 ? 0 : this.state < 10 ? this.state - 3 : this.state - 6
  }

  match() {
    const length = this.length(this.lengths)
    this.back = [this.distance(length), ...this.back.slice(0, 3)]
    this.state = this.state < 7 ? 7 : 10
    this.copy(length)
  }

  distance(length) {
    const slot = this.number(this.slots, 6, 64 * Math.min(length - 2, 3))
    if (slot < 4) return slot
    const count = (slot >> 1) - 1, high = (2 | (slot & 1)) << count
    if (slot < 14) return high + this.reversed(this.middleBits, count, high - slot)
    return high + (this.plain(count - 4) << 4) + this.reversed(this.lowBits, 4)
  }

  // A match at one of the last four distances.
  repeat() {
    let age = 0
    while (age < 3 && this.bit(this.isOlder, 12 * age + this.state)) age++
    if (age === 0 && !this.bit(this.isLonger, this.state)) {
      this.state = this.state < 7 ? 9 : 11
      return this.copy(1)
    }
    this.back.unshift(...this.back.splice(age, 1))
    const length = this.length(this.repeatedLengths)
    this.state = this.state < 7 ? 8 : 11
    this.copy(length)
  }

  length({ choice, short, medium, long }) {
    if (!this.bit(choice, 0)) return 2 + this.number(short, 3)
    if (!this.bit(choice, 1)) return 10 + this.number(medium, 3)
    return 18 + this.number(long, 8)
  }

  copy(length) {
    const from = this.back[0] + 1
    for (let left = length; left > 0; left--, this.count++) {
      this.bytes[this.count] = this.bytes[this.count - from]
    }
  }
}
