// The model of the page: a payload, the stated members of the situation, and the view.

export const usual = () => ({
  view: 'answer', payload: '', push: null, situation: { state: 'suspended' }, pinned: null,
  columns: 'userAction', events: [], start: 'active', step: null,
})

// States a member; undefined makes it assumed again.
export function state(situation, name, value) {
  const changed = { ...situation }
  if (value === undefined || value === null) delete changed[name]
  else changed[name] = value
  if (name === 'state' && value !== 'not-running') delete changed.terminatedBy
  if (name === 'terminatedBy' && value) changed.state = 'not-running'
  return changed
}

export const stating = (situation, part) =>
  Object.entries(part).reduce((all, [name, value]) => state(all, name, value), situation)

// States a row of states; that of an app that is not running has `ended`, what else than the user ended it last.
export const choosing = (situation, row, ended) =>
  stating(situation, { state: row === 'killed' ? 'not-running' : row, ...row === 'killed' ? { terminatedBy: 'user' } : row === 'not-running' && { terminatedBy: ended } })

// The situation of a sample, without what an earlier one brought.
export const sampled = (situation, old, sample) =>
  stating(Object.fromEntries(Object.entries(situation).filter(([name, value]) => String(old?.situation?.[name]) !== String(value))), sample.situation ?? {})

export const request = ({ payload, push, situation }, question = 'page') =>
  ({ question, payload: { source: 'payload.json', text: payload, ...push && { push } }, situation })
