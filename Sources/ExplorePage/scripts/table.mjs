// A decision table around the situation: its cell is marked, and a click on another one goes there.
import { button, card, element, heading, named } from './elements.mjs'
import { title, word } from './inputs.mjs'

const STATES = [
  { state: 'active' }, { state: 'inactive' }, { state: 'background' }, { state: 'suspended' },
  ...['system', 'user'].map(terminatedBy => ({ state: 'not-running', terminatedBy })),
]
const CHOICES = ['userAction', 'ios', 'lifecycle', 'authorization', 'backgroundAppRefresh', 'lowPowerMode', 'pushType']

export function tableCard(ask, model, found, description, act) {
  const member = description.members.find(each => each.name === model.columns)
  const values = member.form === 'version' ? description.versions.filter(version => !version.includes('.')) : member.words
  const columns = values.map(value => ({ [member.name]: value }))
  const { cells } = ask({ question: 'table', payload: { text: model.payload }, situation: model.situation, rows: STATES, columns })
  const select = element('select', { id: 'columns', 'data-key': 'columns', onchange: event => act.set({ columns: event.target.value }, false) },
    CHOICES.map(name => element('option', { value: name, selected: name === member.name }, title(name))))
  const isHere = (row, column) => Object.entries({ ...row, ...column }).every(([name, value]) => String(found[name] ?? 'none') === value)
  return card(
    element('div', { class: 'row' }, heading('This payload in all states'),
      element('span', {}, element('label', { htmlFor: 'columns', class: 'small' }, 'across: '), select)),
    element('div', { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': 'The table' }, element('table', {},
      element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'state'),
        values.map(value => element('th', { scope: 'col' }, word(member.name, value))))),
      element('tbody', {}, STATES.map((row, line) => element('tr', {},
        element('th', { scope: 'row' }, word('state', row.state), row.terminatedBy && ' ' + word('terminatedBy', row.terminatedBy)),
        cells[line].map((cell, index) => element('td', {},
          button(element('span', {}, named(cell.headline)), () => act.go({ ...row, ...columns[index] }), {
            'data-key': `cell-${line}-${index}`, 'aria-label': cell.headline, class: cell.runs ? 'name' : 'name quiet',
            'aria-current': isHere(row, columns[index]) ? 'true' : null,
          })))))))),
    element('p', { class: 'quiet small' }, 'Choose a cell to see why.'))
}
