// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let lifecycleScript: StaticString = ###"""
// The life cycle, event by event: what runs, where the app is, and what can happen next.

const PROCESS = ['not-running', 'inactive', 'active', 'background', 'suspended']

function lifecycleCards(engine, model, description, act) {
  let payload = null
  try { payload = JSON.parse(model.payload) } catch { /* A push needs a payload; its button waits. */ }
  const event = name => name === 'push' ? { push: payload } : name.startsWith('after:') ? { after: Number(name.slice(6)) } : name
  const { state: _, terminatedBy: __, launch: ___, meanwhile: ____, ...situation } = model.situation
  const scenario = { ...situation, state: model.start, events: model.events.map(event) }
  const trace = engine.ask({ question: 'simulate', scenario })
  const outlook = engine.ask({ question: 'events', scenario })
  const replay = { ...model, step: null }
  if (trace.error) {
    return [element('div', { class: 'card' }, element('h2', {}, 'Life cycle'), element('p', {}, trace.error),
      button('Start again', () => act.set({ ...replay, events: [] }), { 'data-key': 'again' }))]
  }
  const step = Math.min(model.step ?? trace.steps.length, trace.steps.length)
  const shown = trace.steps[step - 1]
  const here = step === 0 ? trace.initialState : shown.state
  const go = place => act.set({ step: place >= trace.steps.length ? null : Math.max(place, 0) })
  const add = name => act.set({ events: [...model.events, name], step: null })
  const can = outlook.events.filter(each => !each.because)
  const cannot = outlook.events.filter(each => each.because)
  const meaning = name => description.events.find(each => each.name === name)?.meaning
  return [
    element('div', { class: 'card' },
      element('div', { class: 'row' }, element('h2', {}, 'Life cycle'), element('span', {},
        element('label', { htmlFor: 'start', class: 'small' }, 'starts '),
        element('select', { id: 'start', 'data-key': 'start', onchange: event => act.set({ start: event.target.value, events: [], step: null }) },
          PROCESS.map(name => element('option', { value: name, selected: name === model.start }, name))))),
      element('div', { class: 'diagram', role: 'img', 'aria-label': `The app is ${here}` },
        PROCESS.map(name => element('span', { class: name === here ? 'here' : shown?.path?.includes(name) ? 'passed' : null }, name))),
      element('div', { class: 'events' },
        button('⏮ Start', () => go(0), { disabled: step === 0, 'data-key': 'first' }),
        button('◀ Back', () => go(step - 1), { disabled: step === 0, 'data-key': 'back' }),
        button('Forward ▶', () => go(step + 1), { disabled: step >= trace.steps.length, 'data-key': 'forward' }),
        button('Undo the last', () => act.set({ events: model.events.slice(0, -1), step: null }), { disabled: model.events.length === 0, 'data-key': 'undo' }),
        button('Clear', () => act.set({ events: [], step: null }), { disabled: model.events.length === 0, 'data-key': 'clear' })),
      element('p', { class: 'quiet small' }, trace.steps.length === 0 ? 'Add an event below.' : `Step ${step} of ${trace.steps.length}`)),
    element('div', { class: 'card' },
      element('ol', { class: 'timeline' }, trace.steps.slice(0, step).map((each, index) => element('li', { 'aria-current': index === step - 1 ? 'step' : null },
        element('strong', {}, each.event, ' → ', each.state),
        each.because && element('span', { class: 'quiet small' }, each.because),
        each.calls.length === 0 && element('span', { class: 'quiet small' }, 'No callback.'),
        each.calls.map(call => element('span', {}, element('code', {}, call.signature ?? call.notification), call.applicationState && [' reads ', element('code', {}, call.applicationState)],
          call.confidence && call.confidence !== 'documented' && [' ', badge(call.confidence)], ' ',
          call.rule && button('why', () => act.explain(call.rule), { class: 'plain small', 'aria-label': 'Why: ' + call.rule, 'data-key': `life-${index}-${call.rule}` })))))),
      trace.steps.length === 0 && element('p', {}, `The app is ${here}.`)),
    element('div', { class: 'card' },
      element('h3', {}, 'What happens next'),
      element('div', { class: 'events' },
        button('push (the payload)', () => add('push'), { class: 'first', disabled: payload === null, 'data-key': 'event-push' }),
        button('30 seconds pass', () => add('after:30'), { 'data-key': 'event-after' }),
        can.map(each => button(each.name, () => add(each.name), { title: meaning(each.name), 'data-key': 'event-' + each.name }))),
      fold('cannot', `${cannot.length} that cannot happen now`, () => element('ul', { class: 'entries small' },
        cannot.map(each => element('li', {}, element('code', {}, each.name), element('span', {}, each.because))))),
      fold('scenario', 'This as a scenario', () => [element('pre', { class: 'sample', tabindex: '0' }, JSON.stringify(scenario, null, 2)),
        button('Copy the scenario', () => act.copy(JSON.stringify(scenario, null, 2) + '\n'), { 'data-key': 'copy-scenario' })])),
  ]
}

"""###
}
