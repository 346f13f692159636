// The names of methods: selectors of Objective-C, or as Swift writes them; the choice is remembered.
const NAMES = 'pushroute-names'
let known = new Map(), pattern = /(?!)/g, isSwift = false
try { isSwift = localStorage.getItem(NAMES) === 'swift' } catch { /* Some browsers keep nothing for a file. */ }

// Sentences have the short names of the command; a longer one holds some of the shorter ones.
export function learn(methods) {
  known = new Map(methods.map(method => [method.name, method]))
  const escape = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  pattern = new RegExp(`(?<![\\w:])(?:${[...known.keys()].sort((one, other) => other.length - one.length).map(escape).join('|')})`, 'g')
}

export const namesAreSwift = () => isSwift

export function writeSwift(value) {
  isSwift = value
  try { localStorage.setItem(NAMES, value ? 'swift' : 'selectors') } catch { /* Then the choice lasts as long as the page. */ }
}

export const spelling = call => (isSwift ? call.signature : call.selector) ?? call.name ?? call.notification
export const spelled = text => text.replace(pattern, name => spelling(known.get(name)))
