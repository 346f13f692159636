/// A number over rules or texts, the same on every machine, which changes when they do: FNV-1a of 64 bits.
package struct Fingerprint: Hashable, Sendable {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// The number in hexadecimal: as a number of JSON a browser would keep 53 bits.
  package var text: String { String(number, radix: 16) }

  /// Adds a text and an end, so that two texts differ from one.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0 as UInt8)
  }

  package mutating func add(_ region: Region) {
    for word in 0..<Slot.wordCount { add(region[word: word]) }
  }

  /// Adds all of a row: its id, condition, answer and doubt.
  package mutating func add(_ row: Row) {
    add(row.id)
    add(row.condition)
    add(row.answer)
    add(row.doubt)
  }

  private mutating func add(_ word: UInt64) {
    for place in 0..<8 { add(UInt8(truncatingIfNeeded: word >> UInt64(8 * place))) }
  }

  private mutating func add(_ byte: UInt8) {
    number = (number ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
