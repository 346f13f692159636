// The model of the page: a payload, the stated members of the situation, and the view.

export const usual = () => ({
  view: 'answer', payload: '', situation: { state: 'suspended' }, pinned: null,
  columns: 'launch', method: 'did-receive-fetch', events: [], start: 'active', step: null,
})

// A link holds the whole question behind its #, so that no server sees it.
export function toFragment(model) {
  const bytes = new TextEncoder().encode(JSON.stringify(model))
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const MOST_EVENTS = 500
const isText = value => typeof value === 'string'
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSituation = value => isObject(value) && Object.values(value).every(each =>
  isText(each) || Number.isInteger(each) || Array.isArray(each) && each.every(isText))
const FORMS = {
  view: isText, payload: isText, situation: isSituation, columns: isText, method: isText, start: isText,
  pinned: value => value === null || isObject(value) && isText(value.payload) && isSituation(value.situation),
  events: value => Array.isArray(value) && value.length <= MOST_EVENTS && value.every(isText),
  step: value => value === null || Number.isInteger(value),
}

// Reads a link: the members that have their form, and the names of the damaged ones.
export function fromFragment(fragment) {
  const model = usual()
  let found
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0))
    found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch { /* A link that was cut, or that is no link of this page. */ }
  if (!isObject(found)) return { model, damaged: Object.keys(model) }
  const names = Object.keys(model)
  const damaged = names.filter(name => !(name in found && FORMS[name](found[name])))
  for (const name of names) if (!damaged.includes(name)) model[name] = found[name]
  return { model, damaged }
}

// States a member; undefined makes it assumed again.
export function state(situation, name, value) {
  const changed = { ...situation }
  if (value === undefined) delete changed[name]
  else changed[name] = value
  if (name === 'state' && value !== 'not-running') delete changed.terminatedBy
  if (name === 'terminatedBy' && value) changed.state = 'not-running'
  return changed
}

const FLAGS = { contentAvailable: 'content-available', mutableContent: 'mutable-content' }
const EXAMPLES = { alert: 'Hello', sound: 'default', badge: 1, category: 'CATEGORY' }

// Takes a change that the engine proposes: to members of the situation, or to the payload.
export function apply(change, model) {
  let { payload, situation } = model
  for (const { member, value } of change) {
    const trait = member.match(/^payload\.traits\.(.+)$/)?.[1]
    if (trait) payload = withTrait(payload, trait, value)
    else situation = state(situation, member, value === null ? undefined : value)
  }
  return { ...model, payload, situation }
}

function withTrait(text, trait, value) {
  let root
  try { root = JSON.parse(text) } catch { root = {} }
  if (typeof root !== 'object' || root === null) root = {}
  root.aps = typeof root.aps === 'object' && root.aps !== null ? root.aps : {}
  const key = FLAGS[trait] ?? trait
  if (value === false || value === null) delete root.aps[key]
  else root.aps[key] = trait in FLAGS ? 1 : value === true ? EXAMPLES[trait] : value
  return JSON.stringify(root, null, 2) + '\n'
}
