// Loads the packed engine of the page into Node.
import fs from 'node:fs'
import { unpack } from '../../Sources/ExplorePage/scripts/unpack.mjs'
import { Engine } from '../../Sources/ExplorePage/scripts/engine.mjs'

export async function load(path) {
  const bytes = unpack(new Uint8Array(fs.readFileSync(path)))
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes))
  if (imports.length > 0) throw new Error(`the engine imports ${JSON.stringify(imports)}`)
  return NumberEngine.from(bytes)
}

class NumberEngine extends Engine {
  // Returns a number as the engine reads it.
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
