// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let modelScript: StaticString = ###"""
// What is asked: a payload, the members of the situation that somebody stated, and the view.

const usual = () => ({
  view: 'answer', payload: '', situation: { state: 'suspended' }, pinned: null,
  columns: 'launch', method: 'did-receive-fetch', events: [], start: 'active', step: null,
})

// A link holds the whole question behind its #, so that no server sees it.
function toFragment(model) {
  const bytes = new TextEncoder().encode(JSON.stringify(model))
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromFragment(fragment) {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, character => character.charCodeAt(0))
    const found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const model = usual()
    // Only what the page knows, in the form that it has.
    for (const key of Object.keys(model)) {
      const isAlike = model[key] === null || typeof found[key] === typeof model[key]
      if (key in found && isAlike && Array.isArray(found[key]) === Array.isArray(model[key])) model[key] = found[key]
    }
    return model.situation && typeof model.situation === 'object' ? model : null
  } catch {
    return null
  }
}

// States a member; undefined leaves it to the engine again.
function state(situation, name, value) {
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
function apply(change, model) {
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

"""###
}
