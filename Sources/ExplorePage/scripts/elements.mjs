// Builds elements. Text goes in as text nodes only, so nothing in a payload can become markup.
import { spelled } from './names.mjs'

export function element(name, properties = {}, ...children) {
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value)
    else if (key === 'class' || key.includes('-') || !(key in node)) node.setAttribute(key, value)
    else node[key] = value
  }
  node.append(...parts(children))
  return node
}

// A shape of a picture.
export function shape(name, attributes, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(...children)
  return node
}

const parts = children => children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false)

export const button = (content, onclick, properties = {}) =>
  element('button', { type: 'button', onclick, ...properties }, content)

// Replaces the children of an element. The control with the same key keeps the focus; if it is gone, the
// heading of what is shown takes it.
export function fill(node, ...children) {
  const focused = node.contains(document.activeElement) ? document.activeElement : null
  node.replaceChildren(...parts(children))
  if (!focused) return
  const same = focused.dataset.key && node.querySelector(`[data-key="${CSS.escape(focused.dataset.key)}"]`)
  const next = same || document.getElementById('headline')
  next?.focus({ preventScroll: true })
}

// A fold that stays open when the page is drawn again; its content is built when it opens.
const opened = new Set()
export function fold(key, title, content) {
  const body = element('div')
  const node = element('details', {
    open: opened.has(key),
    ontoggle: () => {
      if (node.open === opened.has(key)) return
      node.open ? opened.add(key) : opened.delete(key)
      if (node.open) fill(body, content())
    },
  }, element('summary', { 'data-key': 'fold-' + key }, title), body)
  if (node.open) fill(body, content())
  return node
}

export const badge = (word, kind = word) => element('span', { class: `badge ${kind}` }, word)
export const card = (...children) => element('div', { class: 'card' }, ...children)
export const heading = (text, more = '') => element('h2', { id: 'headline', tabIndex: -1, 'aria-label': spelled(text.replaceAll('`', '')) + more }, named(text))

// A text in which a name of Apple may break between its words.
export const breakable = text => text.split(/(?<=[a-z])(?=[A-Z])|(?<=[:.]|\w\()/).flatMap((part, index) => index > 0 ? [element('wbr'), part] : [part])

// A text of the engine: names as the reader wants them, and what stands between backticks as code.
export const named = text => spelled(text).split('`').map((part, index) => index % 2 ? element('code', {}, breakable(part)) : breakable(part))

// What the words of confidence mean, for those that stand in some elements.
const MEANINGS = {
  documented: 'Apple says so.', observed: 'printed logs or SDK sources agree, Apple is silent.',
  inferred: 'it follows from how the parts work, nobody states it.', contested: 'sources of weight disagree.',
}
export function legend(...nodes) {
  const text = nodes.flat(Infinity).map(node => node?.textContent ?? '').join(' ')
  const found = Object.keys(MEANINGS).filter(name => new RegExp(`\\b${name}\\b`).test(text))
  return found.length === 0 ? '' : element('p', { class: 'quiet small' }, found.map(name => [element('b', {}, name), ': ', MEANINGS[name], ' ']))
}
