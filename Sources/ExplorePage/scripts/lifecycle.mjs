// The life cycle, event by event: what can happen next, where the app is, and what ran.
import { badge, button, card, element, fold, heading, named } from './elements.mjs'
import { why } from './answer.mjs'

const PROCESS = ['not-running', 'inactive', 'active', 'background', 'suspended']
const GROUPS = [
  ['The user opens it', /^(tap|open-(url|universal|quick))/], ['The user leaves it', /^(home|open-|return|remove|lock|unlock|hold)/],
  ['Something covers it', /^(call|system-alert|notification-center|control-center)/], ['The app works', /^(background-task|audio|location-st|timer)/],
  ['Windows and views', /window|^(view|tab)/], ['The system', /./],
]
const words = name => name.replaceAll('-', ' ')

export function lifecycleCards(ask, model, description, act) {
  let payload = null
  try { payload = JSON.parse(model.payload) } catch { /* A push needs a payload; its button says so. */ }
  const event = name => name === 'push' ? { push: payload } : name.startsWith('after:') ? { after: Number(name.slice(6)) } : name
  const { state: _, terminatedBy: __, userAction: ___, meanwhile: ____, ...situation } = model.situation
  const scenario = { ...situation, state: model.start, events: model.events.map(event) }
  const trace = ask({ question: 'simulate', scenario })
  const clear = button('Clear', () => act.set({ events: [], step: null }), { 'data-key': 'clear', 'aria-disabled': String(model.events.length === 0) })
  if (trace.error) return card(heading('Life cycle'), element('p', {}, trace.error), element('p', {}, clear))
  const outlook = ask({ question: 'events', scenario })
  const count = trace.steps.length
  const step = Math.min(model.step ?? count, count)
  const shown = trace.steps[step - 1]
  const here = shown?.state ?? trace.initialState
  const move = (name, place, key) => button(name, () => { if (place >= 0 && place <= count) act.set({ step: place === count ? null : place }, false) },
    { 'aria-disabled': String(place < 0 || place > count || place === step), 'data-key': key })
  return [
    card(
      element('div', { class: 'row' }, heading(`The app is ${words(here)}`), element('span', {},
        element('label', { htmlFor: 'start', class: 'small' }, 'It starts '),
        element('select', { id: 'start', 'data-key': 'start', onchange: event => act.set({ start: event.target.value, events: [], step: null }) },
          PROCESS.map(name => element('option', { value: name, selected: name === model.start }, words(name)))))),
      element('div', { class: 'events', 'aria-hidden': 'true' },
        PROCESS.map(name => element('span', { class: `state ${name}${name === here ? ' here' : shown?.path?.includes(name) ? ' passed' : ''}` }, words(name)))),
      element('div', { class: 'events' },
        move('Start', 0, 'first'), move('Back', step - 1, 'back'), move('Forward', step + 1, 'forward'),
        button('Undo the last', () => act.set({ events: model.events.slice(0, -1), step: null }), { 'data-key': 'undo', 'aria-disabled': String(model.events.length === 0) }), clear,
        element('span', { class: 'quiet small' }, `Step ${step} of ${count}`))),
    card(element('h3', {}, 'What happens next'), choices(outlook.events, payload, model, description, act)),
    card(element('h3', {}, 'What ran'), count === 0 ? element('p', {}, 'Nothing yet: choose an event.') : steps(trace.steps.slice(0, step), act)),
    card(fold('scenario', 'This as a scenario', () => [element('pre', { class: 'sample', tabIndex: 0 }, JSON.stringify(scenario, null, 2)),
      act.copying('Copy the scenario', () => JSON.stringify(scenario, null, 2) + '\n')])),
  ]
}

// Every event has its place, whether it can happen or not; one that cannot says why.
function choices(events, payload, model, description, act) {
  const reason = element('p', { class: 'small', id: 'obstacle', role: 'status' })
  const all = [{ name: 'push', because: payload ? null : 'the payload is no JSON yet' }, { name: 'after:30' }, ...events]
  const label = { push: 'push (the payload)', 'after:30': '30 seconds pass' }
  const one = ({ name, because }) => button(label[name] ?? words(name), () => {
    if (because) reason.textContent = `${label[name] ?? words(name)}: cannot happen now, ${because}.`
    else act.set({ events: [...model.events, name], step: null })
  }, { 'data-key': 'event-' + name, 'aria-disabled': String(!!because), title: because ?? description.events.find(each => each.name === name)?.meaning })
  const left = new Set(events)
  const groups = [['Push and time', all.slice(0, 2)], ...GROUPS.map(([title, form]) => {
    const members = [...left].filter(each => form.test(each.name))
    members.forEach(each => left.delete(each))
    return [title, members]
  })]
  return [reason, element('div', { class: 'groups' }, groups.map(([title, members]) =>
    element('div', { role: 'group', 'aria-label': title }, element('p', { class: 'quiet small' }, title), element('div', { class: 'events' }, members.map(one)))))]
}

const steps = (list, act) => element('ol', { class: 'timeline' }, list.map((each, index) => element('li', { class: each.state, 'aria-current': index === list.length - 1 ? 'step' : null },
  element('strong', {}, words(each.event), ' → ', words(each.state)),
  each.calls.length === 0 && element('span', { class: 'quiet small' }, each.because ?? 'No callback.'),
  each.calls.map(call => element('span', {}, element('code', { class: 'name' }, named(call.name ?? call.notification)),
    call.applicationState && element('span', { class: 'small' }, ' reads ', element('code', {}, call.applicationState)),
    call.confidence && call.confidence !== 'documented' && [' ', badge(call.confidence)], ' ', why(call.rule, act))))))
