// The engine as JavaScript sees it: questions and answers are objects or texts.
import fs from 'node:fs'

export async function load(path) {
  const module = await WebAssembly.compile(fs.readFileSync(path))
  const imports = WebAssembly.Module.imports(module)
  if (imports.length > 0) throw new Error(`the engine imports ${JSON.stringify(imports)}`)
  return new Engine((await WebAssembly.instantiate(module, {})).exports)
}

class Engine {
  constructor(exports) { this.exports = exports }

  // The text of the answer to a question.
  ask(question) {
    const { memory, allocate, deallocate, answer } = this.exports
    const request = new TextEncoder().encode(JSON.stringify(question))
    const place = allocate(request.length) >>> 0
    new Uint8Array(memory.buffer, place).set(request)
    const result = answer(place, request.length) >>> 0
    const length = new DataView(memory.buffer).getUint32(result, true)
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, result + 4, length))
    deallocate(place)
    deallocate(result)
    return text
  }

  get usedBytes() { return this.exports.used_bytes() }
  get memoryBytes() { return this.exports.memory.buffer.byteLength }

  // What the engine makes of a number.
  number(text) {
    const { memory, allocate, deallocate, _swift_stdlib_strtod_clocale: read } = this.exports
    const bytes = new TextEncoder().encode(text + '\0')
    const place = allocate(bytes.length + 16) >>> 0
    const result = place + ((bytes.length + 7) & ~7)
    new Uint8Array(memory.buffer, place).set(bytes)
    const end = read(place, result) >>> 0
    const value = new DataView(memory.buffer).getFloat64(result, true)
    deallocate(place)
    return end === place + bytes.length - 1 ? value : undefined
  }
}
