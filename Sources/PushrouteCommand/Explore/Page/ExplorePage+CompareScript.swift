// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let compareScript: StaticString = ###"""
// Two situations side by side, with what differs.

function compareCards(ask, model, act) {
  const start = element('p', {},
    'Pin what you have now, then change something: the page shows both and what differs. ',
    button('Pin this', () => act.set({ pinned: { payload: model.payload, situation: model.situation } }), { class: 'first', 'data-key': 'pin' }))
  if (!model.pinned) return [element('div', { class: 'card' }, element('h2', {}, 'Compare'), start)]
  const sides = [model.pinned, model].map(side => ({ ...side, page: ask(side) }))
  const broken = sides.find(side => side.page.error)
  if (broken) return [element('div', { class: 'card' }, element('h2', {}, 'Compare'), element('p', {}, broken.page.error), start)]
  const [one, other] = sides.map(side => side.page)
  return [
    element('div', { class: 'card' },
      element('div', { class: 'row' }, element('h2', {}, 'What differs'), element('span', {},
        button('Swap', () => act.swap(), { 'data-key': 'swap' }), ' ', button('Unpin', () => act.set({ pinned: null }), { 'data-key': 'unpin' }))),
      differences(one, other, sides)),
    element('div', { class: 'pair' }, sides.map((side, index) => element('div', { class: 'card' },
      element('h3', {}, index === 0 ? 'Pinned' : 'Now'),
      element('div', { class: 'headline' }, element('h2', {}, side.page.sentences.title), element('strong', {}, side.page.sentences.summary)),
      element('p', { class: 'small' }, side.page.sentences.arrival), element('p', { class: 'small' }, side.page.sentences.ending)))),
  ]
}

const calls = page => [...(page.answer.arrival?.calls ?? []), ...(page.answer.launch?.calls ?? [])]

function differences(one, other, sides) {
  const lines = []
  for (const name of Object.keys(one.answer.situation)) {
    const [a, b] = [one, other].map(page => [page.answer.situation[name]].flat().map(value => word(name, value)).join(', ') || 'none')
    if (a !== b) lines.push(['asked', title(name), a, b])
  }
  if (sides[0].payload !== sides[1].payload) lines.push(['asked', 'Payload', one.sentences.payload, other.sentences.payload])
  const facts = [
    ['Runs', page => page.sentences.summary],
    ['On arrival', page => page.sentences.arrival],
    ['Reads', page => calls(page).map(call => `${call.method} ${call.applicationState ?? ''}`).join(', ')],
    ['Afterwards', page => page.sentences.ending],
  ]
  for (const [name, fact] of facts) {
    const [a, b] = [fact(one), fact(other)]
    if (a !== b) lines.push(['answer', name, a || '–', b || '–'])
  }
  if (lines.length === 0) return element('p', {}, 'Nothing: both are the same. Change something on the left.')
  const isSame = !lines.some(line => line[0] === 'answer')
  return [
    isSame && element('p', {}, 'The answer is the same.'),
    element('div', { class: 'scroll' }, element('table', {},
      element('thead', {}, element('tr', {}, ['', 'pinned', 'now'].map(text => element('th', { scope: 'col' }, text)))),
      element('tbody', {}, lines.map(([, name, a, b]) => element('tr', {}, element('th', { scope: 'row' }, name),
        [a, b].map(text => element('td', {}, element('div', { class: 'cell' }, text)))))))),
  ]
}

"""###
}
