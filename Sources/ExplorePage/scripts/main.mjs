// The page: asks the engine at every change, and shows what it answers.
import { unpack } from './unpack.mjs'
import { Engine, bytes } from './engine.mjs'
import { button, card, element, fill, fold, heading, named } from './elements.mjs'
import { choosing, request, sampled, stating, usual } from './model.mjs'
import { learn, namesAreSwift, writeSwift } from './names.mjs'
import { unwrapped } from './paste.mjs'
import { Links } from './link.mjs'
import { Editor } from './editor.mjs'
import { Inputs } from './inputs.mjs'
import { States, answerCards, reason } from './answer.mjs'
import { tableCard } from './table.mjs'
import { compareCards } from './compare.mjs'
import { lifecycleCards } from './lifecycle.mjs'
import { commandLine, simulator } from './forms.mjs'

const VIEWS = [['answer', 'Answer'], ['table', 'Table'], ['compare', 'Compare'], ['life', 'Life cycle']]
const at = id => document.getElementById(id)

class Page {
  // The engine is on its way: until it is there, the page knows one answer.
  constructor(given, { description, asked, answer }, samples, engine) {
    Object.assign(this, { given, description, edits: [] })
    this.ask = question => this.engine ? this.engine.ask(question) : JSON.stringify(question) === asked ? answer : undefined
    const own = given.payloads.map(payload => ({ name: payload.name, text: payload.text }))
    this.samples = [...own, ...samples]
    this.links = new Links(this.description, samples)
    learn(this.description.methods)
    this.act = {
      set: (part, isStep) => this.change({ ...this.model, ...part }, isStep),
      change: payload => this.change({ ...this.model, payload, push: null }),
      type: (payload, how) => this.type(payload, how),
      take: text => this.take(text),
      sample: sample => this.change({ ...this.model, payload: sample.text, push: null,
        situation: sampled(this.model.situation, samples.find(each => each.text === this.model.payload), sample) }),
      mend: fix => this.edit({ fix }),
      mendAll: () => this.mendAll(),
      go: part => this.change({ ...this.model, view: 'answer', situation: stating(this.model.situation, part) }),
      remedy: ({ method, phase }) => this.edit({ method, phase }),
      explain: id => this.explain(id),
      copying: (name, text) => this.copying(name, text),
    }
    this.editor = new Editor(at('payload-input'), this.samples, this.act)
    this.inputs = new Inputs(at('first-inputs'), at('more-inputs'), this.description, given, (name, value, isDragged) => {
      if (name === 'terminatedBy') this.ended = undefined
      this.change({ ...this.model, situation: stating(this.model.situation, { [name]: value }) }, isDragged ? name : true)
    })
    this.states = new States(at('states'), row => this.change({ ...this.model, situation: choosing(this.model.situation, row, this.ended) }))
    this.views = VIEWS.map(([id, name]) => button(name, () => this.act.set({ view: id }), { id: 'view-' + id }))
    at('views').replaceChildren(...this.views)
    this.spelling = button('Swift names', () => {
      writeSwift(!namesAreSwift())
      this.show()
    }, { id: 'names' })
    at('spelling').replaceChildren(this.spelling)
    at('link').replaceChildren(this.copying('Copy link', () => this.address()))
    // Back and Forward, and a link that is pasted over this one.
    for (const type of ['popstate', 'hashchange']) window.addEventListener(type, () => { if (location.hash !== this.hash) this.open() })
    window.addEventListener('pagehide', () => this.later && this.writeAddress())
    this.open()
    this.whole = engine.then(engine => {
      this.engine = engine
      document.body.dataset.ready = ''
      this.show()
      this.compareRules()
    })
    this.whole.catch(() => this.notify('The rules did not arrive: load the page again.', 'bad'))
  }

  notify(text, kind = '') {
    at('notice').className = kind
    fill(at('notice'), named(text))
  }

  // The link, with what runs here. The place of a file is nobody's business.
  address(page = this.ask(request(this.model))) {
    return (location.protocol === 'file:' ? '' : location.href.split('#')[0]) + '#' + this.links.write(this.model, page?.sentences?.summary)
  }

  // The rules may have changed since the engine was compiled from them.
  compareRules() {
    const [mine, programs] = [this.ask({ question: 'fingerprint' }), this.given.fingerprint].map(each => JSON.stringify(each))
    if (programs && mine !== programs) at('outdated').textContent = 'This page has other rules than the pushroute that wrote it: answers may differ.'
  }

  // Starts with the question of the link, or else with the payload and the situation of the call.
  open() {
    const first = { ...usual(), payload: this.samples[0].text, situation: { ...usual().situation, ...this.given.situation } }
    this.hash = location.hash
    const { model, damaged, saw } = this.hash.length > 1 ? this.links.read(this.hash.slice(1)) : { model: first, damaged: [] }
    Object.assign(this, { model, saw, step: null })
    this.notify(damaged.length === 0 ? '' : `This link is damaged: ${damaged.slice(0, 5).join(', ')} cannot be read. Ask for it again.`, 'bad')
    this.show()
  }

  // Changes what is asked. Each change is a step of Back; what is typed or dragged, by its name, is one step
  // until something else changes, and changes the address when it pauses. False is no step.
  change(model, step = true) {
    if (step !== this.step && this.later) this.writeAddress()
    const isMore = typeof step === 'string' && step === this.step
    this.step = step || this.step
    if (step === true && model.payload !== this.model.payload) this.edits.push([this.model, model])
    this.isTyping = step === 'payload'
    const { state, terminatedBy } = model.situation
    if (state === 'not-running' && terminatedBy && terminatedBy !== 'user') this.ended = terminatedBy
    Object.assign(this, { model, saw: undefined })
    this.notify('')
    if (isMore) this.later ??= setTimeout(() => this.writeAddress(), 300)
    else if ('#' + this.links.write(model) !== this.hash) this.writeAddress(step ? 'pushState' : 'replaceState')
    this.show()
  }

  // What is typed. Undo in the text brings back the situation that an edit changed with it.
  type(payload, how) {
    const [from, to] = { historyUndo: [1, 0], historyRedo: [0, 1] }[how] ?? []
    const edit = to !== undefined && this.edits.findLast(edit => edit[from].payload === this.model.payload && edit[to].payload === payload)
    this.change({ ...this.model, payload, push: null, ...edit && { situation: edit[to].situation } }, to === undefined && 'payload')
  }

  // Takes the payload, the headers and the script out of what is pasted, or says what to do with it.
  take(text) {
    const found = unwrapped(text)
    if (!found) return false
    if (found.link) {
      location.hash = found.link
      return true
    }
    const { payload, headers = [], scenario, from } = found
    const stated = headers.flatMap(line => {
      const [, name, value] = /^\s*apns-([\w-]+):\s*(.*?)\s*$/i.exec(line) ?? []
      const [member, read] = this.links.readers.get(name?.toLowerCase()) ?? []
      return read?.(value) === undefined ? [] : [[member, read(value)]]
    })
    const model = { ...this.model, push: null, situation: stating(this.model.situation, Object.fromEntries(stated)) }
    this.change(scenario ? this.played(scenario, model) : { ...model, payload })
    this.notify(found.log ? 'This looks like the log of a device. Save it, and run: `pushroute explain FILE`.' : `Taken from ${from}.`)
    return true
  }

  // The model of a scenario, as the life cycle writes it.
  played({ state, events, ...stated }, model) {
    const push = events.find(event => event.push)?.push
    const known = Object.entries(stated).filter(([name]) => this.description.members.some(member => member.name === name))
    return { ...model, view: 'life', start: state, step: null, situation: { state, ...Object.fromEntries(known) },
      payload: push ? JSON.stringify(push, null, 2) + '\n' : model.payload,
      events: events.map(event => event.push ? 'push' : event.after ? `after:${event.after}` : event) }
  }

  writeAddress(how = 'replaceState') {
    clearTimeout(this.later)
    this.later = null
    this.hash = '#' + this.links.write(this.model)
    // A browser may refuse many changes of the address in a row; the next one catches up.
    try { history[how](null, '', this.hash) } catch { /* The link is one change late. */ }
  }

  // Takes what the engine changes: it edits the payload in the text, and states members of the situation.
  async edit(choice) {
    await this.whole
    this.change(this.edited(this.model, choice))
  }

  edited(model, choice) {
    const { payload, situation } = this.ask({ ...request(model, 'edit'), ...choice })
    return { ...model, payload: payload ?? model.payload, situation: stating(model.situation, situation ?? {}) }
  }

  // Carries out all fixes that do not change the push, as one step.
  async mendAll() {
    await this.whole
    let model = this.model
    for (let count = 0; count < 500; count++) {
      const fix = this.ask(request(model)).findings.findIndex(finding => finding.fix && !finding.fix.changesPush)
      const next = fix < 0 ? model : this.edited(model, { fix })
      if (next.payload === model.payload) break
      model = next
    }
    this.change(model)
  }

  show() {
    const { model } = this
    const page = this.ask(request(model)) ?? { findings: [] }
    const isLife = model.view === 'life'
    // While somebody types, what is wrong waits until the typing rests.
    const isTyping = this.isTyping && !page.answer
    clearTimeout(this.rest)
    if (isTyping) this.rest = setTimeout(() => { this.isTyping = false; this.show() }, 700)
    this.found = page.answer?.situation ?? this.found
    this.editor.show(model.payload, isTyping ? [] : page.findings)
    this.inputs.show(model, this.found)
    this.states.show(model.situation, page.states)
    this.spelling.setAttribute('aria-pressed', String(namesAreSwift()))
    for (const each of this.views) each.setAttribute('aria-current', String(each.id === 'view-' + model.view))
    at('states').hidden = isLife || model.view === 'table'
    const isThere = this.engine ? page.answer || isLife || model.view === 'compare' : page.answer && model.view === 'answer'
    fill(at('result'), isThere ? this.cards(page) : this.noAnswer(page, isTyping))
    const headline = at('headline')?.ariaLabel ?? ''
    const said = isThere && model.view === 'answer' ? `${page.sentences.title}: ${headline}` : headline
    at('said').textContent = said
    fill(at('forms'), page.answer && !isLife && this.engine && this.forms(page))
    document.title = said + ' · pushroute'
    if (page.answer) performance.mark('answer')
    if (!page.answer || !this.engine) return
    if (this.saw && this.saw !== page.sentences.summary) this.notify(`The sender of this link saw another answer: ${this.saw}. These rules answer as below.`, 'bad')
    this.saw = undefined
  }

  // Says that there is no answer, and why; nothing of an earlier one stays.
  noAnswer(page, isTyping) {
    if (!this.engine) {
      return this.saw ? card(heading(this.saw), element('p', { class: 'quiet' }, 'So the sender of this link saw it. The rules are on their way, and will confirm or correct it.'))
        : card(heading('Getting the rules …'))
    }
    const isUnread = page.findings.some(finding => finding.severity === 'error')
    return card(heading(isUnread ? 'No answer: this cannot be read' : 'No answer'),
      element('p', { id: 'mistake', class: isTyping ? 'quiet' : '' }, isTyping ? 'It is no payload yet.' : this.editor.placed(page.error + '.')))
  }

  cards(page) {
    const { ask, model, description, act } = this
    switch (model.view) {
      case 'table': return [tableCard(ask, model, this.found, description, act)]
      case 'compare': return [compareCards(side => ask(request(side)), model, act)]
      case 'life': return [lifecycleCards(ask, model, description, act)]
      default: return [page.pushes > 1 && this.choice(page.pushes), answerCards(page, act)]
    }
  }

  // A menu of the pushes in a text that holds several different ones.
  choice(count) {
    const select = element('select', { id: 'push', 'data-key': 'push', onchange: () => this.act.set({ push: Number(select.value) }) },
      Array.from({ length: count }, (_, index) => element('option', { value: index, selected: index === (this.model.push ?? 0) }, String(index + 1))))
    return card(element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'push' }, `This text holds ${count} different messages. The answer is about number`), select))
  }

  forms(page) {
    let found
    const form = name => (found ??= this.ask(request(this.model, 'forms')))[name]
    const list = [
      ['for an issue', () => `${form('markdown')}\n[${page.sentences.title}: ${page.sentences.summary}](${this.address(page).replace(/[()]/g, escape)})\n`],
      ['Command', () => commandLine(this.model, this.description.members)], ['Simulator', () => simulator(form('payload'))],
      ['payload.apns', () => form('payload')], ['Case', () => JSON.stringify(form('case'), null, 2) + '\n'], ['Swift test', () => form('swift')],
    ]
    return card(element('h3', {}, 'Take it with you'), element('div', { class: 'events' }, list.map(([name, text]) => this.copying(name.startsWith('for') ? 'Copy ' + name : 'Copy: ' + name, text))),
      fold('forms', 'Look at them', () => list.map(([name, text]) => [element('p', { class: 'small' }, name), element('pre', { class: 'sample', tabIndex: 0 }, text())])))
  }

  // A button that copies a text, and says so.
  copying(name, text) {
    const node = button(name, async () => {
      await this.copy(text())
      node.textContent = at('said').textContent = 'Copied'
      setTimeout(() => { node.textContent = name }, 2000)
    }, { 'data-key': 'copy-' + name })
    return node
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // A page from a file may not use the clipboard, but it may copy a selection.
      const [focused, area] = [document.activeElement, element('textarea', { value: text, 'aria-hidden': 'true' })]
      document.body.append(area)
      area.select()
      document.execCommand('copy')
      area.remove()
      focused?.focus({ preventScroll: true })
    }
  }

  async explain(id) {
    await this.whole
    at('reason').replaceChildren(reason(id, this.ask({ question: 'rule', id })))
    at('reason').showModal()
  }
}

// A file holds the engine, a site sends it after the page, and the first answer does not wait for it.
export async function start() {
  const packed = at('engine').textContent
  const engine = async () => Engine.from(unpack(packed ? bytes(packed) : new Uint8Array(await (await fetch('engine.packed')).arrayBuffer())))
  globalThis.pushroute = new Page(JSON.parse(at('given').textContent), PREPARED, SAMPLES, new Promise(done => setTimeout(() => done(engine()), 20)))
}
