// Two situations side by side, with what differs.
import { button, card, element, heading, named } from './elements.mjs'
import { title, word } from './inputs.mjs'

export function compareCards(ask, model, act) {
  const side = { payload: model.payload, push: model.push, situation: model.situation }
  if (!model.pinned) {
    return card(heading('Compare'), element('p', {}, 'Pin what you have now, then change something: the page shows what differs. '),
      element('p', {}, button('Pin this', () => act.set({ pinned: side }), { class: 'first', 'data-key': 'pin' })))
  }
  const sides = [model.pinned, model].map(side => ({ ...side, page: ask(side) }))
  const broken = sides.find(side => side.page.error)
  return card(
    element('div', { class: 'row' }, heading('What differs'), element('span', {},
      button('Swap', () => act.set({ ...model.pinned, pinned: side }), { 'data-key': 'swap' }), ' ',
      button('Unpin', () => act.set({ pinned: null }), { 'data-key': 'pin' }))),
    broken ? element('p', {}, named(broken.page.error)) : differences(sides))
}

const calls = page => [...(page.answer.arrival?.calls ?? []), ...(page.answer.userAction?.calls ?? [])]

function differences(sides) {
  const pages = sides.map(side => side.page)
  const facts = [
    ...Object.keys(pages[0].answer.situation).map(name =>
      [title(name), page => [page.answer.situation[name]].flat().map(value => word(name, value)).join(', ') || 'none']),
    ['Payload', page => page.sentences.payload],
    ['Runs', page => page.sentences.summary],
    ['When the push arrives', page => page.sentences.arrival],
    ['applicationState', page => calls(page).map(call => `${call.name} ${call.applicationState ?? ''}`).join(', ')],
    ['Afterwards', page => page.sentences.ending],
  ]
  const lines = facts.map(([name, fact]) => [name, ...pages.map(page => fact(page) || '–')]).filter(([, one, other]) => one !== other)
  if (lines.length === 0) return element('p', {}, 'Nothing: both are the same. Change something.')
  return [
    pages[0].sentences.summary === pages[1].sentences.summary && element('p', {}, 'The same callbacks run.'),
    element('div', { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': 'What differs' }, element('table', { class: 'pair' },
      element('thead', {}, element('tr', {}, ['', 'pinned', 'now'].map(text => element(text ? 'th' : 'td', text ? { scope: 'col' } : {}, text)))),
      element('tbody', {}, lines.map(([name, ...values]) => element('tr', {}, element('th', { scope: 'row' }, name),
        values.map(text => element('td', { class: 'cell' }, named(text)))))))),
  ]
}
