// Compares the answers of the engine with those of the command, member by member; the life cycle byte for byte.
// Usage: node check.mjs ENGINE PROGRAM, at the root of the project.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { load } from './engine.mjs'

const [enginePath, program] = process.argv.slice(2)
const engine = await load(enginePath)
const counts = {}

function expect(kind, question, answer, expected) {
  counts[kind] = (counts[kind] ?? 0) + 1
  if (answer === expected) return
  const lines = [answer.split('\n'), expected.split('\n')]
  const index = lines[1].findIndex((line, index) => line !== lines[0][index])
  console.error(`${kind}: another answer than that of the command to ${JSON.stringify(question)}`)
  for (const [name, side] of [['engine', lines[0]], ['command', lines[1]]]) {
    console.error(`  ${name}, line ${index + 1}: ${side[index]}`)
  }
  process.exit(1)
}

function command(...args) { return commandReading('', ...args) }

function commandReading(input, ...args) {
  return execFileSync(program, args, {
    encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore'], input,
  })
}

// The page's answer, and the same of what the command prints; what does not run without a remedy is not asked.
function both(question, { assumptions, notCalled, findings, ...printed }) {
  const { answer, sentences } = engine.ask(question)
  // The page gives one reason of those that the JSON lists.
  const part = ({ method, phase, change }) => ({ method, phase, change })
  const of = one => notCalled.find(each => each.method === one.method && each.phase === one.phase)
  // Where nothing runs, the page also names a method that the list leaves out.
  const missing = sentences.missing.filter(of).map(part)
  const same = missing.map(one => part(of(one)))
  const matters = (assumptions ?? []).filter(each => each.matters).length
  return [[answer, missing, sentences.assumptions.length], [printed, same, matters]].map(each => JSON.stringify(each, null, 1))
}

const STATES = [
  ['active'], ['inactive'], ['background'], ['suspended'],
  ...['system', 'user', 'reboot'].map(cause => ['not-running', cause]),
]
const ACTIONS = [
  'none', 'icon', 'notification', 'action', 'foreground-action', 'text-action', 'dismiss',
]

function samples() {
  return fs.readdirSync('Payloads', { recursive: true }).sort()
    .filter(name => /\.(json|apns)$/.test(name) && !/^(cases|scenarios)\//.test(name))
    .map(name => `Payloads/${name}`)
}

// The engine must refuse what the command refuses; what both read is compared below.
function readable(path) {
  const result = spawnSync(program, ['eval', path, '-q'])
  const question = ask(path, STATES[0], 'none')
  const isAnswer = !('error' in JSON.parse(engine.askForText(question)))
  const isText = Buffer.from(fs.readFileSync(path, 'utf8')).equals(fs.readFileSync(path))
  if (isText) expect('readable', question, String(isAnswer), String(result.status !== 2))
  return isText && isAnswer
}

function ask(path, [state, terminatedBy], launch) {
  const situation = { state }
  if (terminatedBy) situation.terminatedBy = terminatedBy
  if (launch !== 'none') situation.userAction = launch
  return {
    question: 'page', payload: { source: path, text: fs.readFileSync(path, 'utf8') }, situation,
  }
}

function checkPayloads(paths) {
  for (const [state, cause] of STATES) {
    for (const launch of ACTIONS) {
      const flags = ['--state', state]
      if (cause) flags.push('--terminated-by', cause)
      if (launch !== 'none') flags.push('--launch', launch)
      const expected = [JSON.parse(command('eval', ...paths, ...flags, '--json'))].flat()
      for (const [index, path] of paths.entries()) {
        const question = ask(path, [state, cause], launch)
        expect('page', question, ...both(question, expected[index]))
      }
    }
  }
}

// The engine reads no files, so the payloads replace the paths that a scenario names.
function checkScenarios() {
  const folder = 'Payloads/scenarios'
  for (const name of fs.readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const read = path => JSON.parse(fs.readFileSync(`${folder}/${path}`, 'utf8'))
    const scenario = read(name)
    for (const event of scenario.events) {
      if (typeof event.push === 'string') event.push = read(event.push)
    }
    const question = { question: 'simulate', scenario }
    const expected = commandReading(JSON.stringify(scenario), 'simulate', '-', '--json')
    expect('simulate', question, engine.askForText(question), expected)
  }
}

// Every number that JavaScript reads must be the same number here.
function checkNumbers() {
  const texts = [
    '0', '-0', '1', '0.1', '1e23', '9007199254740993', '5e-324', '2.4703282292062327e-324',
    '2.4703282292062328e-324', '2.2250738585072011e-308', '2.2250738585072014e-308',
    '1.7976931348623157e308', '1.7976931348623159e308', '1e309', '1e-400', '0e999999999',
    '1' + '0'.repeat(900) + 'e-900', '0.' + '0'.repeat(900) + '1e901',
    '9007199254740993.' + '0'.repeat(900) + '1',
  ]
  let seed = 1
  const random = limit => (seed = (seed * 48271) % 2147483647) % limit
  for (let index = 0; index < 2000; index++) {
    const digits = Array.from({ length: 1 + random(25) }, () => random(10)).join('')
    texts.push(`${digits}.${random(1000000)}e${random(700) - 350}`, `-0.${digits}`, digits)
  }
  for (const text of texts) {
    expect('number', text, String(engine.number(text)), String(Number(text)))
  }
}

// Answers must free their memory; only what is computed once stays.
function checkMemory() {
  const paths = ['Payloads/alert', 'Payloads/background'].flatMap(folder =>
    fs.readdirSync(folder).filter(name => name.endsWith('.json')).map(name => `${folder}/${name}`))
  const run = count => {
    for (let index = 0; index < count; index++) {
      engine.askForText(ask(paths[index % paths.length], STATES[index % 7], ACTIONS[index % 5]))
    }
    return [engine.usedBytes, engine.memoryBytes]
  }
  // All of the questions once, and then again.
  const count = paths.length * 35
  const [used, memory] = run(count)
  const [usedLater, memoryLater] = run(count)
  if (usedLater !== used || memoryLater !== memory) {
    console.error(`${count} answers leave ${usedLater - used} more bytes in use`
      + ` and ${memoryLater - memory} more in all`)
    process.exit(1)
  }
  return `${count} answers leave the memory at ${memory >> 10} KiB, ${used >> 10} KiB of it in use`
}

const begin = performance.now()
checkNumbers()
checkPayloads(samples().filter(readable))
const memory = checkMemory()
checkScenarios()
const list = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(', ')
console.log(`Compared and equal: ${list}.`)
console.log(`${memory}. ${((performance.now() - begin) / 1000).toFixed(1)} s`)
