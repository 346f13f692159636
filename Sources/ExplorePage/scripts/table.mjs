// A decision table around the situation: the cell of the situation is marked, and a click on another one goes there.
import { badge, button, element } from './elements.mjs'
import { title, word } from './inputs.mjs'

const STATES = [
  { state: 'active' }, { state: 'inactive' }, { state: 'background' }, { state: 'suspended' },
  ...['system', 'user'].map(terminatedBy => ({ state: 'not-running', terminatedBy })),
]
const CHOICES = ['launch', 'ios', 'lifecycle', 'authorization', 'backgroundAppRefresh', 'lowPowerMode', 'pushType']

export function tableCard(engine, model, found, description, act) {
  const member = description.members.find(each => each.name === model.columns) ?? description.members[0]
  const values = member.form === 'version' ? description.versions.filter(version => !version.includes('.')) : member.words
  const columns = values.map(value => ({ [member.name]: value }))
  const { cells } = engine.ask({
    question: 'table', payload: { text: model.payload }, situation: model.situation, rows: STATES, columns,
  })
  const select = element('select', { id: 'columns', 'data-key': 'columns', onchange: event => act.set({ columns: event.target.value }) },
    CHOICES.map(name => element('option', { value: name, selected: name === member.name }, title(name))))
  const isHere = (row, column) => Object.entries({ ...row, ...column })
    .every(([name, value]) => String(found[name] ?? 'none') === value)
  return element('div', { class: 'card' },
    element('div', { class: 'row' }, element('h2', {}, 'This payload in all states'),
      element('span', {}, element('label', { htmlFor: 'columns', class: 'small' }, 'across: '), select)),
    element('div', { class: 'scroll' }, element('table', {},
      element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'state'),
        values.map(value => element('th', { scope: 'col' }, word(member.name, value))))),
      element('tbody', {}, STATES.map((row, line) => element('tr', {},
        element('th', { scope: 'row' }, word('state', row.state), row.terminatedBy && [element('br'), element('span', { class: 'quiet small' }, word('terminatedBy', row.terminatedBy))]),
        cells[line].map((cell, index) => element('td', { 'aria-current': isHere(row, columns[index]) ? 'true' : null },
          button(content(cell), () => act.go({ ...row, ...columns[index] }), { 'data-key': `cell-${line}-${index}` })))))))),
    element('p', { class: 'quiet small' }, 'Choose a cell to see why.'))
}

function content(cell) {
  if (cell.error || cell.impossible) return element('span', { class: 'quiet' }, cell.error ?? 'cannot be')
  if (!cell.possible) return element('span', { class: 'quiet' }, 'not possible')
  const calls = [...cell.arrival, ...cell.launch ?? []]
  if (calls.length === 0) return element('span', { class: 'quiet' }, 'nothing runs')
  return element('span', {}, calls.map((call, index) => [
    index > 0 && element('br'), index === cell.arrival.length && cell.arrival.length > 0 && 'then ',
    element('code', {}, call.method), call.confidence !== 'documented' && [' ', badge(call.confidence)],
  ]))
}

// In which situations a method runs: regions, of which the largest come first.
export function whenCard(engine, model, description, act) {
  const select = element('select', { id: 'method', 'data-key': 'method', onchange: event => act.set({ method: event.target.value }) },
    description.methods.map(method => element('option', { value: method.id, selected: method.id === model.method }, method.signature)))
  const found = engine.ask({ question: 'when', methods: [model.method] })
  const boxes = [...(found.boxes ?? [])].sort((one, other) => other.situations - one.situations).slice(0, 8)
  return element('div', { class: 'card' },
    element('div', { class: 'row' }, element('h2', {}, 'When does it run?'), element('label', { htmlFor: 'method', class: 'small' }, 'method: '), select),
    found.error && element('p', {}, found.error),
    boxes.length > 0 && element('p', { class: 'small' }, `In ${(100 * found.called / found.situations).toPrecision(2)} % of the situations of the app ${found.app}, with usual headers and settings. The largest kinds of them:`),
    element('ol', { class: 'entries small' }, boxes.map(box => element('li', {},
      element('span', {}, box.calls.map(call => call.phase === 'arrival' ? 'on arrival' : 'when the user acts').join(' and '), ':'),
      element('span', {}, box.when.map((part, index) => [index > 0 && ' · ', element('strong', {}, title(part.part.split('.').at(-1))), ' ',
        part.values.length > 4 ? `${part.values[0]} … ${part.values.at(-1)} (${part.values.length} values)` : part.values.join(' or ')]))))))
}
