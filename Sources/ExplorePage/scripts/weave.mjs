// Weaves a WebAssembly module out of strands. .ci/packing.py sorts the numbers behind instructions by what
// they mean, because they pack smaller beside others of their kind.

// The strands of the numbers behind an instruction: 1 has locals, 2 places in memory, and 0 the instructions
// with all that stays with them.
function strands(instruction) {
  if (instruction >= 0x20 && instruction <= 0x22) return [1]
  if (instruction >= 0x28 && instruction <= 0x3e) return [0, 2]
  return NUMBERED.includes(instruction) ? [0] : []
}

const NUMBERED = [0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x23, 0x24, 0x41, 0x42]
const STRANDS = Array.from({ length: 256 }, (_, instruction) => strands(instruction))
const VERBATIM = 0xff, BLOCKS = [0x02, 0x03, 0x04], END = 0x0b

// The module. Its size, how much stands before its functions, their number, and where the strands begin
// come first.
export function weave(packed) {
  const numbers = new DataView(packed.buffer)
  const [size, head, count, ...places] = [0, 4, 8, 12, 16, 20].map(place => numbers.getUint32(place, true))
  const module = new Uint8Array(size)
  let end = 0
  const next = () => packed[places[0]++]
  const copy = count => { for (let left = count; left > 0; left--) module[end++] = next() }
  const copyNumber = strand => {
    do module[end++] = packed[places[strand]]
    while (packed[places[strand]++] >= 0x80)
  }
  copy(head)
  for (let left = count; left > 0; left--) {
    const start = end
    copy(next())
    for (let depth = 1; depth > 0;) {
      const instruction = next()
      if (instruction === VERBATIM) { copy(next()); continue }
      module[end++] = instruction
      if (BLOCKS.includes(instruction)) depth++
      if (instruction === END) depth--
      STRANDS[instruction].forEach(copyNumber)
    }
    end = insertLength(module, start, end)
  }
  copy(size - end)
  return module
}

// Puts the length of a function before it, seven bits a byte; returns the new end.
function insertLength(module, start, end) {
  const bytes = []
  for (let rest = end - start; rest > 0; rest >>= 7) bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
  module.copyWithin(start + bytes.length, start, end)
  module.set(bytes, start)
  return end + bytes.length
}
