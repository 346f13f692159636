// The model of the page: a payload, the stated members of the situation, and the view.

export const usual = () => ({
  view: 'answer', payload: '', situation: { state: 'suspended' }, pinned: null,
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

// States a row of states; that of an app that is not running keeps what else than the user ended it.
export const choosing = (situation, row) => stating(situation, row === 'killed' ? { terminatedBy: 'user' }
  : situation.terminatedBy === 'user' ? { terminatedBy: null, state: row } : { state: row })

export const request = ({ payload, situation }, question = 'page') =>
  ({ question, payload: { source: 'payload.json', text: payload }, situation })
