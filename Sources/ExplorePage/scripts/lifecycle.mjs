// The life cycle, event by event: what can happen next, where the app is, and what ran.
import { badge, breakable, button, card, element, fold, heading, legend, named, shape } from './elements.mjs'
import { why } from './answer.mjs'
import { spelling } from './names.mjs'

const RUNNING = ['active', 'inactive', 'background', 'suspended']
const PROCESS = [...RUNNING, 'not-running']
const GROUPS = [
  ['The user opens it', /^(tap|open-(url|universal|quick))/], ['The user leaves it', /^(home|open-|return|remove|lock|unlock|hold)/],
  ['Something covers it', /^(call|system-alert|notification-center|control-center)/], ['The app works', /^(background-task|audio|location-st|timer)/],
  ['Windows and views', /window|^(view|tab)/], ['The system', /./],
]
// Scripts to begin with: a name, where the app is, and what happens.
const SCRIPTS = [
  ['A push to a suspended app', 'suspended', 'push,after:30'], ['A push is tapped', 'background', 'push,tap-notification'],
  ['The app starts by a tap', 'not-running', 'push,tap-notification'], ['The user ends the app, then a push', 'active', 'open-switcher,remove-in-switcher,push,tap-notification'],
  ['Home and back', 'active', 'home,after:30,tap-icon'], ['A call comes in', 'active', 'call-incoming,call-decline,call-incoming,call-accept'],
  ['Memory is taken back, then a push', 'active', 'home,after:30,memory-purge,push'], ['Views come and go', 'active', 'view-push,view-present,view-dismiss,view-pop'],
]
const words = name => name.startsWith('after:') ? `${name.slice(6)} seconds pass` : name.replaceAll('-', ' ')

export function lifecycleCards(ask, model, description, act) {
  let payload = null
  try { payload = JSON.parse(model.payload) } catch { /* A push needs a payload; its button says so. */ }
  const event = name => name === 'push' ? { push: payload } : name.startsWith('after:') ? { after: Number(name.slice(6)) } : name
  const { state: _, terminatedBy: __, userAction: ___, meanwhile: ____, ...situation } = model.situation
  const scenario = { ...situation, state: model.start, events: model.events.map(event) }
  const trace = ask({ question: 'simulate', scenario })
  const clear = button('Clear', () => act.set({ events: [], step: null }), { 'data-key': 'clear', 'aria-disabled': String(model.events.length === 0) })
  if (trace.error) return card(heading('Life cycle'), element('p', {}, named(trace.error)), element('p', {}, clear))
  const outlook = ask({ question: 'events', scenario })
  const count = trace.steps.length
  const step = Math.min(model.step ?? count, count)
  const ran = trace.steps.slice(0, step), traced = steps(ran, act)
  const here = ran.at(-1)?.state ?? trace.initialState
  const move = (name, place, key) => button(name, () => { if (place >= 0 && place <= count) act.set({ step: place === count ? null : place }, false) },
    { 'aria-disabled': String(place < 0 || place > count || place === step), 'data-key': key })
  return [
    element('div', { class: 'life' },
      card(
        element('div', { class: 'row' }, heading(`The app is ${words(here)}`, step > 0 ? ` after step ${step}, ${words(ran.at(-1).event)}` : ''), element('span', {},
          ready(act), ' ', element('label', { htmlFor: 'start', class: 'small' }, 'It starts '),
          element('select', { id: 'start', 'data-key': 'start', onchange: event => act.set({ start: event.target.value, events: [], step: null }) },
            PROCESS.map(name => element('option', { value: name, selected: name === model.start }, words(name)))))),
        choices(outlook.events, payload, model, description, act),
        step > 0 && element('div', { class: 'latest', 'aria-hidden': 'true' }, steps([ran.at(-1)]))),
      element('div', {}, card(picture(here, edges(ask, situation), ran.flatMap(each => pairs(each.path))),
        element('div', { class: 'events' }, move('Start', 0, 'first'), move('Back', step - 1, 'back'), move('Forward', step + 1, 'forward'),
          button('Undo the last', () => act.set({ events: model.events.slice(0, -1), step: null }), { 'data-key': 'undo', 'aria-disabled': String(model.events.length === 0) }), clear,
          element('span', { class: 'quiet small' }, `Step ${step} of ${count}`))),
      card(element('h3', {}, 'What ran'), step === 0 ? element('p', {}, 'Nothing yet: choose an event.') : traced, legend(traced)))),
    card(fold('scenario', 'This as a scenario', () => [element('pre', { class: 'sample', tabIndex: 0 }, JSON.stringify(scenario, null, 2)),
      act.copying('Copy the scenario', () => JSON.stringify(scenario, null, 2) + '\n')])),
  ]
}

// A menu of scripts to begin with.
const ready = act => element('select', {
  id: 'script', 'aria-label': 'A script', 'data-key': 'script',
  onchange: ({ target }) => act.set({ start: SCRIPTS[target.value][1], events: SCRIPTS[target.value][2].split(','), step: null }),
}, element('option', { value: '', disabled: true, selected: true }, 'A script…'), SCRIPTS.map(([name], index) => element('option', { value: index }, name)))

// The ways between the states that an app of this situation can go, found by going them.
const WAYS = [['active', 'home'], ['suspended', 'push'], ['suspended', 'tap-icon'], ['not-running', 'push'], ['not-running', 'tap-icon'],
  ...RUNNING.map(state => [state, 'memory-purge'])]
const pairs = path => path.slice(1).map((to, index) => `${path[index]} ${to}`.replaceAll('prewarmed', 'not-running'))
let gone = {}
function edges(ask, situation) {
  const key = JSON.stringify(situation)
  if (gone.key !== key) {
    const push = { push: { aps: { alert: 'a', 'content-available': 1 } } }
    const steps = WAYS.flatMap(([state, event]) => ask({ question: 'simulate', scenario: { ...situation, state, events: [event === 'push' ? push : event] } }).steps ?? [])
    gone = { key, pairs: [...new Set(steps.flatMap(step => pairs(step.path)))] }
  }
  return gone.pairs
}

// The states as boxes: those of a running app one below the other, and beside them all one for the others.
const LABELS = {
  'active inactive': 'covered or left', 'inactive active': 'in front', 'inactive background': 'left', 'background inactive': 'opened',
  'background suspended': 'its time is up', 'suspended background': 'woken',
}
function picture(here, edges, passed) {
  const ways = [...new Set([...edges, ...passed])].filter(way => new Set(way.split(' ')).size === 2)
  const text = (x, y, label, anchor, style = '') => shape('text', { x, y, 'text-anchor': anchor, class: style }, label)
  const box = (state, x, y, width, height) => shape('g', { class: `${state} ${state === here ? 'here' : ''}` },
    shape('rect', { x, y, width, height, rx: 8 }), ...words(state).split(' ').map((word, index, all) =>
      text(x + width / 2, y + height / 2 + 5 + 18 * (index - (all.length - 1) / 2), word + (state === here && index === all.length - 1 ? ' ●' : ''), 'middle')))
  const way = name => {
    const [from, to] = name.split(' ').map(state => RUNNING.indexOf(state))
    const style = passed.includes(name) ? 'passed' : ''
    const arrow = (x, y, dx, dy) => shape('path', { class: style, 'data-way': name, d: `M${x} ${y}l${dx} ${dy}` + (dx ? `m0 0l${dx > 0 ? -7 : 7} -4v8z` : `m0 0l-4 ${dy > 0 ? -7 : 7}h8z`) })
    if (from < 0 || to < 0) {
      const y = 20 + 84 * Math.max(from, to) + (from < 0 ? 7 : -7)
      return [arrow(from < 0 ? 82 : 200, y, from < 0 ? 118 : -118, 0), text(141, from < 0 ? y + 15 : y - 6, from < 0 ? 'launched' : 'ended', 'middle', style)]
    }
    const [isDown, length] = [from < to, 84 * Math.abs(to - from) - 40]
    const [x, y] = [isDown ? 238 : 278, 20 + 84 * from + (isDown ? 20 : -20)]
    return [arrow(x, y, 0, isDown ? length : -length), text(isDown ? x - 8 : x + 8, y + (isDown ? length : -length) / 2 + 4, LABELS[name] ?? '', isDown ? 'end' : 'start', style)]
  }
  return shape('svg', { viewBox: '0 -8 344 302', class: 'states', role: 'img', 'aria-label':
    `The app is ${words(here)}. Its way: ${passed.length === 0 ? 'none yet' : passed.map(name => name.split(' ').map(words).join(' to ')).join(', ')}.` },
  ...ways.flatMap(way), box('not-running', 1, 1, 80, 290), ...RUNNING.map((state, index) => box(state, 201, 1 + 84 * index, 114, 38)))
}

// Every event has its place, whether it can happen or not; one that cannot says why.
function choices(events, payload, model, description, act) {
  const reason = element('p', { class: 'small', id: 'obstacle', role: 'status' }, 'What happens next? A broken border: not now; choose it to see why.')
  const all = [{ name: 'push', because: payload ? null : 'the payload is no JSON yet' }, { name: 'after:30' }, ...events]
  const label = name => name === 'push' ? 'push (the payload)' : words(name)
  const one = ({ name, because }) => button(label(name), () => {
    if (because) reason.textContent = `${label(name)}: cannot happen now, ${because}.`
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

// The steps; beside them a lane for each view controller, filled while it is on screen.
function steps(list, act) {
  const calls = list.flatMap(each => each.calls).filter(call => call.viewController)
  const names = [...new Set(calls.map(call => call.viewController))].sort()
  const shown = new Set(names.filter(name => calls.find(call => call.viewController === name).method === 'view-will-disappear'))
  const lanes = step => {
    const before = new Set(shown)
    for (const { method, viewController } of step.calls) {
      if (method === 'view-did-appear') shown.add(viewController)
      if (method === 'view-did-disappear') shown.delete(viewController)
    }
    return element('span', { class: 'lanes', role: 'img', 'aria-label': `On screen afterwards: ${[...shown].sort().join(', ') || 'none of these'}` },
      names.map(name => element('span', { class: `${before.has(name) ? 'before ' : ''}${shown.has(name) ? 'after' : ''}` }, name)))
  }
  return element('ol', { class: 'timeline' }, list.map((each, index) => element('li', { class: `${each.state} ${names.length > 0 ? 'laned' : ''}`, 'aria-current': index === list.length - 1 ? 'step' : null },
    names.length > 0 && lanes(each),
    element('div', {}, element('strong', {}, words(each.event), ' → ', words(each.state)),
      each.calls.length === 0 && element('span', { class: 'quiet small' }, named(each.because ?? 'No callback.')),
      together(each.calls).map(([call, ...more]) => element('span', {}, call.viewController && `${call.viewController}: `,
        [call, ...more].map((one, place) => [place > 0 && ', ', element('code', { class: 'name' }, breakable(spelling(one)))]),
        call.applicationState && element('span', { class: 'small' }, ' applicationState: ', element('code', {}, call.applicationState)),
        call.confidence && call.confidence !== 'documented' && [' ', badge(call.confidence)], ' ', why(call.rule, act)))))))
}

// Calls of one view controller in a row that rest on the same rule stand together.
const together = calls => calls.reduce((all, call) => {
  const last = all.at(-1)?.at(-1)
  const isMore = call.viewController && ['viewController', 'rule', 'confidence', 'applicationState'].every(name => last?.[name] === call[name])
  isMore ? all.at(-1).push(call) : all.push([call])
  return all
}, [])
