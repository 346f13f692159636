// Prints what the page shows before its engine is there: what can be stated, and the answer to its first question.
// Usage: node first.mjs ENGINE < SAMPLES
import fs from 'node:fs'
import { load } from './engine.mjs'
import { request, usual } from '../../Sources/ExplorePage/scripts/model.mjs'

const engine = await load(process.argv[2])
const [{ text }] = JSON.parse(fs.readFileSync(0, 'utf8'))
const first = request({ ...usual(), payload: text })
const answers = { description: engine.ask({ question: 'describe' }), asked: JSON.stringify(first), answer: engine.ask(first) }
console.log(JSON.stringify(answers))
