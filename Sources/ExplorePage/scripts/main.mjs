// The page: asks the engine at every change, and shows what it answers.
import { unpack } from './unpack.mjs'
import { Engine, bytes } from './engine.mjs'
import { button, card, element, fill, fold, heading } from './elements.mjs'
import { choosing, request, stating, usual } from './model.mjs'
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
    Object.assign(this, { given, description })
    this.ask = question => this.engine ? this.engine.ask(question) : JSON.stringify(question) === asked ? answer : undefined
    const own = given.payloads.map(payload => ({ name: payload.name, text: payload.text }))
    this.samples = [...own, ...samples]
    this.links = new Links(this.description, samples)
    this.act = {
      set: (part, isStep) => this.change({ ...this.model, ...part }, isStep),
      go: part => this.change({ ...this.model, view: 'answer', situation: stating(this.model.situation, part) }),
      remedy: ({ method, phase }) => this.edit({ method, phase }),
      explain: id => this.explain(id),
      copying: (name, text) => this.copying(name, text),
    }
    this.editor = new Editor(at('payload-input'), this.samples, (payload, isStep) => this.change({ ...this.model, payload }, isStep),
      fix => this.edit({ fix }), this.act.explain)
    this.inputs = new Inputs(at('first-inputs'), at('more-inputs'), this.description, given,
      (name, value) => this.change({ ...this.model, situation: stating(this.model.situation, { [name]: value }) }, false))
    this.states = new States(at('states'), row => this.change({ ...this.model, situation: choosing(this.model.situation, row) }, false))
    this.views = VIEWS.map(([id, name]) => button(name, () => this.act.set({ view: id }), { id: 'view-' + id }))
    at('views').replaceChildren(...this.views)
    at('link').replaceChildren(this.copying('Copy link', () => location.href.split('#')[0] + '#' + this.links.write(this.model)))
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
    this.whole.catch(() => { at('notice').textContent = 'The rules did not arrive: load the page again.' })
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
    const { model, damaged } = this.hash.length > 1 ? this.links.read(this.hash.slice(1)) : { model: first, damaged: [] }
    this.model = model
    at('notice').textContent = damaged.length === 0 ? '' : `This link is damaged: ${damaged.slice(0, 5).join(', ')} cannot be read. Ask for it again.`
    this.show()
  }

  // Changes what is asked. Back returns from a step; typing and dragging are no steps, and change the address
  // when they pause.
  change(model, isStep = true) {
    if (isStep && this.later) this.writeAddress()
    this.model = model
    at('notice').textContent = ''
    if (isStep) this.writeAddress('pushState')
    else this.later ??= setTimeout(() => this.writeAddress(), 300)
    this.show()
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
    const { payload, situation } = this.ask({ ...request(this.model, 'edit'), ...choice })
    this.change({ ...this.model, payload: payload ?? this.model.payload, situation: stating(this.model.situation, situation ?? {}) })
  }

  show() {
    const { model } = this
    const page = this.ask(request(model)) ?? { error: 'Getting the rules', findings: [] }
    const isLife = model.view === 'life'
    this.found = page.answer?.situation ?? this.found
    this.editor.show(model.payload, page.findings)
    this.inputs.show(model, this.found)
    this.states.show(model.situation, page.states)
    for (const each of this.views) each.setAttribute('aria-current', String(each.id === 'view-' + model.view))
    at('states').hidden = isLife || model.view === 'table'
    // While a payload is typed that is none yet, the last answer stays, dimmed.
    const isStale = !page.answer && this.shown === model.view
    at('states').classList.toggle('stale', !page.answer)
    at('result').classList.toggle('stale', isStale)
    at('mistake').textContent = page.answer || isLife ? '' : page.error + '.'
    if (!isStale) fill(at('result'), page.answer || isLife || model.view === 'compare' ? this.cards(page) : card(heading('No answer yet')))
    this.shown = (page.answer || isStale) && !isLife && model.view !== 'compare' ? model.view : null
    const headline = at('headline')?.ariaLabel ?? ''
    const said = page.answer && model.view === 'answer' ? `${page.sentences.title}: ${headline}` : headline
    at('said').textContent = isStale ? this.engine ? 'This is no payload yet.' : page.error : said
    document.title = said + ' · pushroute'
    if (page.answer) performance.mark('answer')
    fill(at('forms'), page.answer && !isLife && this.engine && this.forms())
  }

  cards(page) {
    const { ask, model, description, act } = this
    if (!this.engine && model.view !== 'answer') return [card(heading('Getting the rules …'))]
    switch (model.view) {
      case 'table': return [tableCard(ask, model, this.found, description, act)]
      case 'compare': return [compareCards(side => ask(request(side)), model, act)]
      case 'life': return [lifecycleCards(ask, model, description, act)]
      default: return answerCards(page, act)
    }
  }

  forms() {
    let found
    const form = name => (found ??= this.ask(request(this.model, 'forms')))[name]
    const list = [
      ['Command', () => commandLine(this.model, this.description.members)], ['Simulator', () => simulator(form('payload'))],
      ['payload.apns', () => form('payload')], ['Case', () => JSON.stringify(form('case'), null, 2) + '\n'], ['Swift test', () => form('swift')],
    ]
    return card(element('h3', {}, 'Take it with you'), element('div', { class: 'events' }, list.map(([name, text]) => this.copying('Copy: ' + name, text))),
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
