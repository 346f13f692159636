// A link holds the question behind its #, so that no server sees it, in the words of the command. Letters
// that a link must not hold change places with others. It ends in a word: one that was cut shows that,
// and what other programs add behind it does not count.
import { state, usual } from './model.mjs'

const END = 'end'
const MOST_EVENTS = 500
const PAIRS = ['"\'', '{(', '})', '[!', ']$', ' +', '\n;']
const OTHER = Object.fromEntries(PAIRS.flatMap(([one, other]) => [[one, other], [other, one]]))
const swapped = text => text.replace(/["'{}()[\]!$ +\n;]/g, letter => OTHER[letter])
const PLAIN = Object.fromEntries(Array.from(',:$;+/@', letter => [encodeURIComponent(letter), letter]))
const escaped = text => encodeURIComponent(text.toWellFormed()).replace(/%(?:2C|3A|24|3B|2B|2F|40)/g, code => PLAIN[code])

// Writes and reads links; the engine lists the members and their values.
export class Links {
  constructor({ members, methods, events }, samples) {
    Object.assign(this, { members, methods, samples })
    const one = words => text => words.includes(text) ? text : undefined
    const list = isKnown => text => text === 'none' ? [] : text.split(',').every(isKnown) ? text.split(',') : undefined
    const among = words => list(word => words.includes(word))
    const form = member => ({
      version: text => /^\d+(\.\d+){0,2}$/.test(text) ? text : undefined,
      methods: among(methods.map(method => method.id)), list: among(member.words),
    }[member.form] ?? (member.name === 'priority' ? text => Number(one(member.words)(text) ?? NaN) : one(member.words)))
    const names = ['push', ...events.map(event => event.name)]
    const states = members.find(member => member.name === 'state').words
    this.readers = new Map([
      ['view', ['view', one(['answer', 'table', 'compare', 'life'])]],
      ['columns', ['columns', text => members.find(({ name, flag }) => name === text || flag === text)?.name]],
      ['start', ['start', one(states)]],
      ['step', ['step', text => /^\d{1,3}$/.test(text) ? Number(text) : undefined]],
      ['events', ['events', text => text.split(',').length > MOST_EVENTS ? undefined
        : list(word => names.includes(word) || /^after:\d{1,6}$/.test(word))(text)]],
      ['p', ['payload', swapped]],
      ['push', ['push', text => /^\d{1,3}$/.test(text) ? Number(text) : undefined]],
      ['saw', ['saw', text => this.words(text)]],
      ['sample', ['payload', text => samples.find(sample => sample.name === text)?.text]],
      ...members.map(member => [member.flag, [member.name, form(member)]]),
    ])
  }

  // With the sentence of an answer, the link has what its sender saw, as ids.
  write(model, summary) {
    const parts = this.side(model, '')
    const first = usual()
    for (const name of ['push', 'view', 'columns', 'start', 'step', 'events']) {
      if (String(model[name]) !== String(first[name])) parts.push([name, String(model[name])])
    }
    if (model.pinned) parts.push(...this.side(model.pinned, 'pinned.'))
    const saw = summary && this.ids(summary)
    if (saw) parts.push(['saw', saw])
    return parts.map(([name, value]) => `${name}=${escaped(value)}&`).join('') + END
  }

  // What runs, from a sentence to ids and back; undefined if it has another form.
  ids(summary) {
    const ids = summary.split(', then ').map(part => {
      const [, name, doubt] = /^(.*?)(?: \((\w+)\))?$/.exec(part)
      const id = name === 'nothing runs' ? 'nothing' : this.methods.find(method => method.name === name)?.id
      return id + (doubt ? '.' + doubt : '')
    }).join(',')
    return this.words(ids) === summary ? ids : undefined
  }

  words(ids) {
    const parts = ids.split(',').map(part => {
      const [, id, doubt] = /^([\w-]+)(?:\.(observed|inferred|contested))?$/.exec(part) ?? []
      const name = id === 'nothing' ? 'nothing runs' : this.methods.find(method => method.id === id)?.name
      return name && name + (doubt ? ` (${doubt})` : '')
    })
    return parts.includes(undefined) ? undefined : parts.join(', then ')
  }

  side({ situation, payload }, prefix) {
    const sample = this.samples.find(each => each.text === payload)
    return [
      ...this.members.filter(member => member.name in situation).map(({ name, flag }) =>
        [flag, Array.isArray(situation[name]) ? situation[name].join(',') || 'none' : String(situation[name])]),
      sample ? ['sample', sample.name] : ['p', swapped(payload)],
    ].map(([name, value]) => [prefix + name, value])
  }

  // Reads a link: what has its form, and the names of the parts that do not.
  read(link) {
    const model = usual()
    const sides = { '': model, 'pinned.': { payload: '', situation: {} } }
    const damaged = [], seen = new Set()
    const parts = link.split('&')
    const end = parts.findIndex(part => new RegExp(`^${END}[^\\w]*$`).test(part))
    for (const part of end < 0 ? parts : parts.slice(0, end)) {
      const [name, text] = [part.split('=')[0], part.slice(part.indexOf('=') + 1)]
      const prefix = name.startsWith('pinned.') ? 'pinned.' : ''
      const [member, read] = this.readers.get(name.slice(prefix.length)) ?? []
      let value
      try { value = part.includes('=') ? read?.(decodeURIComponent(text)) : undefined } catch { /* An escape that was cut. */ }
      if (value === undefined || Number.isNaN(value) || seen.has(prefix + member)) {
        damaged.push(name.slice(0, 40) || 'an empty part')
        continue
      }
      seen.add(prefix + member)
      const side = sides[prefix]
      if (prefix) model.pinned = side
      if (this.members.some(each => each.name === member)) side.situation = state(side.situation, member, value)
      else side[member] = value
    }
    if (end < 0) damaged.push('its end')
    if (!seen.has('payload')) model.payload = this.samples[0].text
    const { saw, ...asked } = model
    return { model: asked, damaged, saw }
  }
}
