// The engine: the rules themselves, compiled to WebAssembly. Questions and answers are JSON.

export class Engine {
  static async from(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {})
    return new this(instance.exports)
  }

  constructor(exports) { this.exports = exports }

  // The text of the answer to a question.
  askForText(question) {
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

  ask(question) { return JSON.parse(this.askForText(question)) }

  get usedBytes() { return this.exports.used_bytes() }
  get memoryBytes() { return this.exports.memory.buffer.byteLength }
}

// Decodes base64.
export function bytes(text) {
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}
