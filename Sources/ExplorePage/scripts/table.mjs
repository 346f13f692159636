// A decision table around the situation: its cell is marked, and a click on another one goes there.
import { seen } from './answer.mjs'
import { button, card, element, heading, legend, named } from './elements.mjs'
import { title, word } from './inputs.mjs'
import { request, stating } from './model.mjs'
import { spelled } from './names.mjs'

const STATES = [
  { state: 'active' }, { state: 'inactive' }, { state: 'background' }, { state: 'suspended' },
  ...['system', 'user'].map(terminatedBy => ({ state: 'not-running', terminatedBy })),
]
const CHOICES = ['userAction', 'ios', 'lifecycle', 'authorization', 'backgroundAppRefresh', 'lowPowerMode', 'pushType']

export function tableCard(ask, model, found, description, act) {
  const member = description.members.find(each => each.name === model.columns)
  const values = member.form === 'version' ? description.versions.filter(version => !version.includes('.')).reverse() : member.words
  const columns = values.map(value => ({ [member.name]: value }))
  const { cells, app } = ask({ ...request(model, 'table'), rows: STATES, columns })
  const select = element('select', { id: 'columns', 'data-key': 'columns', onchange: event => act.set({ columns: event.target.value }) },
    CHOICES.map(name => element('option', { value: name, selected: name === member.name }, title(name))))
  const isHere = (row, column) => Object.entries({ ...row, ...column }).every(([name, value]) => String(found[name] ?? 'none') === value)
  // Columns beside each other with the same cells are one.
  const isSame = (one, other) => cells.every(row => JSON.stringify(row[one]) === JSON.stringify(row[other]))
  const groups = values.reduce((all, _, index) => index > 0 && isSame(all.at(-1)[0], index)
    ? [...all.slice(0, -1), [...all.at(-1), index]] : [...all, [index]], [])
  const label = group => member.form === 'version' && group.length > 1 ? `${values[group.at(-1)]}–${values[group[0]]}`
    : group.map(index => word(member.name, values[index])).join(', ')
  // States the app of the table where the situation alone has another.
  const go = part => {
    const alone = ask(request({ ...model, situation: stating(model.situation, part) })).answer?.situation
    const other = Object.entries(app).filter(([name, value]) => !(name in part) && String(alone?.[name]) !== String(value))
    act.go({ ...Object.fromEntries(other), ...part })
  }
  const cell = (row, line, group) => {
    const { headline, runs, shown } = cells[line][group[0]]
    const here = group.find(index => isHere(row, columns[index]))
    return element('td', {}, button([element('span', { class: runs ? 'name' : 'name quiet' }, named(headline)), shown && element('span', { class: 'quiet small' }, seen(shown))],
      () => go({ ...row, ...columns[here ?? group[0]] }), {
        'data-key': `cell-${line}-${group[0]}`, 'aria-label': spelled(headline) + (shown ? '; ' + seen(shown) : ''), 'aria-current': here === undefined ? null : 'true',
      }))
  }
  const table = element('table', {},
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'state'), groups.map(group => element('th', { scope: 'col' }, label(group))))),
    element('tbody', {}, STATES.map((row, line) => element('tr', {},
      element('th', { scope: 'row' }, word('state', row.state), row.terminatedBy && ' ' + word('terminatedBy', row.terminatedBy)),
      groups.map(group => cell(row, line, group))))))
  return card(
    element('div', { class: 'row' }, heading('This payload in all states'),
      element('span', {}, element('label', { htmlFor: 'columns', class: 'small' }, 'across: '), select)),
    element('div', { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': 'The table' }, table),
    element('p', { class: 'quiet small' }, 'Choose a cell to see why. One app answers in all cells',
      app.sdk && `: built with the SDK of iOS ${app.sdk}`, app.lifecycle && `, life cycle: ${word('lifecycle', app.lifecycle)}`, '.'), legend(table))
}
