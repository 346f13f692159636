// The page: asks the engine at every change, and shows what it answers.
import { unpack } from './unpack.mjs'
import { Engine, bytes } from './engine.mjs'
import { button, element, fill, fold } from './elements.mjs'
import { apply, fromFragment, state, toFragment, usual } from './model.mjs'
import { Editor } from './editor.mjs'
import { Inputs } from './inputs.mjs'
import { answerCards, reason } from './answer.mjs'
import { tableCard, whenCard } from './table.mjs'
import { compareCards } from './compare.mjs'
import { lifecycleCards } from './lifecycle.mjs'
import { commandLine, SIMULATOR } from './forms.mjs'

const VIEWS = [['answer', 'Answer'], ['table', 'Table'], ['compare', 'Compare'], ['life', 'Life cycle']]
const at = id => document.getElementById(id)

class Page {
  constructor(engine, given, samples) {
    this.engine = engine
    this.description = engine.ask({ question: 'describe' })
    this.given = given
    const own = given.payloads.map(payload => ({ name: payload.name, text: payload.text }))
    this.samples = [...own, ...samples]
    this.act = {
      set: part => this.change({ ...this.model, ...part }),
      go: part => this.change({ ...this.model, view: 'answer', situation: this.stating(part) }),
      apply: change => this.change(apply(change, this.model)),
      swap: () => this.change({ ...this.model, ...this.model.pinned, pinned: { payload: this.model.payload, situation: this.model.situation } }),
      explain: id => this.explain(id),
      copy: text => this.copy(text),
    }
    this.editor = new Editor(at('payload-input'), this.samples, (payload, isStep) => this.change({ ...this.model, payload }, isStep), this.act.explain)
    this.inputs = new Inputs(at('first-inputs'), at('more-inputs'), this.description,
      (name, value) => this.change({ ...this.model, situation: state(this.model.situation, name, value) }, false))
    // Back and Forward, and a link that is pasted over this one.
    for (const type of ['popstate', 'hashchange']) window.addEventListener(type, () => { if (location.hash !== this.hash) this.open() })
    this.open()
  }

  // Starts with the question of the link, or else with the payload and the situation of the call.
  open() {
    const first = { ...usual(), payload: this.samples[0].text, situation: { ...usual().situation, ...this.given.situation } }
    this.hash = location.hash
    const { model, damaged } = this.hash.length > 1 ? fromFragment(this.hash.slice(1)) : { model: first, damaged: [] }
    this.model = model
    at('status').textContent = damaged.length === 0 ? ''
      : damaged.length === Object.keys(model).length ? 'This link is damaged: nothing in it can be read. Ask for it again.'
        : `This link is damaged: ${damaged.join(', ')} cannot be read. Ask for it again.`
    this.show()
  }

  stating(part) {
    return Object.entries(part).reduce((situation, [name, value]) => state(situation, name, value), this.model.situation)
  }

  // Changes what is asked. Back returns from a step; typing and dragging are no steps.
  change(model, isStep = true) {
    this.model = model
    this.hash = '#' + toFragment(model)
    at('status').textContent = ''
    // A browser may refuse many changes of the address in a row; the next one catches up.
    try { history[isStep ? 'pushState' : 'replaceState'](null, '', this.hash) } catch { /* The link is one change late. */ }
    this.show()
  }

  ask({ payload, situation }) {
    return this.engine.ask({ question: 'page', payload: { source: 'payload.json', text: payload }, situation })
  }

  show() {
    const { model } = this
    const page = this.ask(model)
    this.found = page.answer?.situation ?? this.found
    this.editor.show(model.payload, page.diagnostics)
    this.inputs.show(model, this.found)
    fill(at('views'), VIEWS.map(([id, name]) => button(name, () => this.act.set({ view: id }), {
      role: 'tab', id: 'view-' + id, 'data-key': 'view-' + id, 'aria-selected': String(id === model.view), 'aria-controls': 'result',
    })))
    const isBroken = !page.answer && (model.view === 'answer' || model.view === 'table')
    fill(at('result'), isBroken ? this.broken(page) : this.cards(page))
    fill(at('forms'), page.answer && model.view !== 'life' && this.forms(page))
  }

  cards(page) {
    const { engine, model, description, act } = this
    switch (model.view) {
      case 'table': return [tableCard(engine, model, this.found, description, act), whenCard(engine, model, description, act)]
      case 'compare': return compareCards(side => this.ask(side), model, act)
      case 'life': return lifecycleCards(engine, model, description, act)
      default: return answerCards(page, description, act)
    }
  }

  broken(page) {
    return element('div', { class: 'card' },
      element('div', { class: 'headline nothing' }, element('h2', {}, 'No answer'), element('strong', {}, 'This is no payload yet')),
      element('p', {}, page.error + '.'))
  }

  forms(page) {
    const command = commandLine(this.model, this.description.members)
    const list = [
      ['Command', command], ['Case', JSON.stringify(page.case, null, 2)], ['Swift Testing', page.swift], ['Simulator', SIMULATOR],
      ['Link', location.href.split('#')[0] + '#' + toFragment(this.model)],
    ]
    return element('div', { class: 'card' }, element('h3', {}, 'Take it with you'), list.map(([name, text]) =>
      fold('form-' + name, name, () => [element('pre', { class: 'sample', tabindex: '0' }, text), element('span', {},
        button('Copy', () => this.copy(text), { 'data-key': 'copy-' + name, 'aria-label': 'Copy: ' + name }),
        name === 'Simulator' && [' ', button('Save payload.apns', () => this.save('payload.apns', this.model.payload), { 'data-key': 'save' })])])))
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // A page from a file may not use the clipboard, but it may copy a selection.
      const area = element('textarea', { value: text, 'aria-hidden': 'true' })
      document.body.append(area)
      area.select()
      document.execCommand('copy')
      area.remove()
    }
  }

  save(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = element('a', { href: address, download: name })
    link.click()
    URL.revokeObjectURL(address)
  }

  explain(id) {
    const found = this.engine.ask({ question: 'rule', id })
    at('reason').replaceChildren(reason(id, found))
    at('reason').showModal()
  }
}

export async function start() {
  const engine = await Engine.from(unpack(bytes(at('engine').textContent)))
  const given = JSON.parse(at('given').textContent)
  globalThis.pushroute = new Page(engine, given, SAMPLES)
  performance.mark('first-answer')
}
