// Prints what is known of the engine before the page has it, in two lines: what can be stated with the answer to the first
// question of the page, and the fingerprint of the rules that the engine was compiled from.
// Usage: node --no-liftoff first.mjs ENGINE < SAMPLES; the baseline compiler of Node 20 traps in the engine.
import fs from 'node:fs'
import { Engine } from '../../Sources/ExplorePage/scripts/engine.mjs'
import { request, usual } from '../../Sources/ExplorePage/scripts/model.mjs'
import { unpack } from '../../Sources/ExplorePage/scripts/unpack.mjs'

const engine = await Engine.from(unpack(new Uint8Array(fs.readFileSync(process.argv[2]))))
const [{ text }] = JSON.parse(fs.readFileSync(0, 'utf8'))
const first = request({ ...usual(), payload: text })
const answers = { description: engine.ask({ question: 'describe' }), asked: JSON.stringify(first), answer: engine.ask(first) }
console.log(JSON.stringify(answers))
console.log(JSON.stringify(engine.ask({ question: 'fingerprint' })))
