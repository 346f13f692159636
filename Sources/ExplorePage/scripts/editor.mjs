// The payload: typed, pasted, dropped or chosen, with what lint finds underlined.
import { badge, button, element, fill, named } from './elements.mjs'
import { formatted } from './paste.mjs'

// The place in the text of a line and a column, both counted from 1; columns count characters.
function offset(lines, line, column) {
  let place = 0
  for (let index = 0; index < line - 1 && index < lines.length; index++) place += lines[index].length + 1
  return place + Array.from((lines[line - 1] ?? '').slice(0, 2 * column)).slice(0, column - 1).join('').length
}

function ranges(text, findings) {
  const lines = text.split('\n')
  return findings.filter(finding => finding.line !== null).map(finding => {
    const start = offset(lines, finding.line, finding.column)
    const end = offset(lines, finding.endLine ?? finding.line, finding.endColumn ?? finding.column)
    // A key ends where its value begins; the colon between is none of it.
    const last = start + text.slice(start, end).replace(/[\s:]+$/, '').length
    return { start: Math.min(start, Math.max(text.length - 1, 0)), end: Math.max(last, start + 1), severity: finding.severity }
    // What is about a whole payload underlines nothing in it, and is slow to lay out.
  }).filter(range => range.end - range.start < 2000).sort((one, other) => one.start - other.start)
}

export class Editor {
  // `act` has what the page does: change, take what is pasted, choose a sample, mend and explain.
  constructor(place, samples, act) {
    Object.assign(this, { act })
    this.marks = element('pre', { 'aria-hidden': 'true' })
    this.area = element('textarea', {
      id: 'payload', spellcheck: false, 'aria-describedby': 'findings', autocapitalize: 'off', autocomplete: 'off',
      oninput: event => { if (!this.isReplacing) act.type(this.area.value, event.inputType) },
      onpaste: event => { if (act.take(event.clipboardData.getData('text/plain'))) event.preventDefault() },
      onscroll: () => { this.marks.style.transform = `translateY(${-this.area.scrollTop}px)` },
    })
    this.box = element('div', { class: 'editor' }, this.marks, this.area)
    for (const type of ['dragover', 'dragleave', 'drop']) {
      this.box.addEventListener(type, event => {
        event.preventDefault()
        this.box.classList.toggle('over', type === 'dragover')
        if (type === 'drop') this.read(event.dataTransfer.files[0], event.dataTransfer.getData('text/plain'))
      })
    }
    this.findings = element('ul', { class: 'findings', id: 'findings', 'aria-label': 'Findings' })
    const file = element('input', { type: 'file', accept: '.json,.apns,.md,.http,.txt', hidden: true, onchange: () => this.read(file.files[0]) })
    const select = element('select', {
      id: 'sample', 'aria-label': 'A sample', onchange: () => {
        const sample = samples[select.value]
        select.value = ''
        if (sample) act.sample(sample)
      },
    }, element('option', { value: '' }, 'A sample…'),
    samples.map((sample, index) => element('option', { value: index }, sample.name)))
    place.replaceChildren(
      element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'payload' }, 'Payload'),
        element('span', { class: 'row' }, select, button('Open…', () => file.click()),
          button('Format', () => act.change(formatted(this.area.value)), { id: 'format' }), file)),
      this.box, this.findings)
  }

  async read(file, text) {
    const found = file ? await file.text() : text
    if (found && !this.act.take(found)) this.act.change(found)
  }

  // Selects what stands at a line and a column.
  select(line, column) {
    const place = offset(this.area.value.split('\n'), line, column)
    const [token] = /^(?:"(?:\\.|[^"\\])*"|[\w.+-]+|.|$)/s.exec(this.area.value.slice(place))
    this.area.focus()
    this.area.setSelectionRange(place, place + token.length)
  }

  // A text in which a place, such as 8:5, selects what stands there.
  placed(text) {
    return text.split(/((?<![\d:.`"'])\b\d+:\d+\b(?![\d:`"']))/).map((part, index) => index % 2 === 0 ? named(part)
      : button(part, () => this.select(...part.split(':').map(Number)), { class: 'plain', 'aria-label': `Go to ${part}`, 'data-key': 'place-' + part }))
  }

  // Replaces the part that differs as typing would, so that undo brings it back.
  replace(text) {
    const { area } = this
    const old = area.value
    if (old === text) return
    if (old === '') return area.value = text
    let start = 0
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++
    let end = 0
    while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end++
    const focused = document.activeElement
    this.isReplacing = true
    area.focus({ preventScroll: true })
    area.setSelectionRange(start, old.length - end)
    const part = text.slice(start, text.length - end)
    document.execCommand(part === '' ? 'delete' : 'insertText', false, part)
    if (area.value !== text) area.value = text
    this.isReplacing = false
    if (focused === document.body) area.blur()
    else if (focused !== area) focused.focus({ preventScroll: true })
  }

  show(text, findings) {
    this.replace(text)
    const parts = []
    let place = 0
    for (const range of ranges(text, findings)) {
      if (range.start < place) continue
      parts.push(text.slice(place, range.start), element('mark', { class: range.severity }, text.slice(range.start, range.end) || ' '))
      place = range.end
    }
    // Behind the last mark there is nothing to lay out.
    this.marks.replaceChildren(...parts)
    const capital = title => title[0].toUpperCase() + title.slice(1)
    const safe = findings.filter(finding => finding.fix && !finding.fix.changesPush)
    fill(this.findings, findings.map((finding, index) => element('li', { class: finding.severity },
      badge(finding.severity, { error: 'error', warning: 'contested', info: 'info' }[finding.severity]), ' ',
      this.placed((finding.line ? `${finding.line}:${finding.column} ` : '') + finding.message), ' ',
      button('why', () => this.act.explain(finding.code), { class: 'plain', 'data-key': `code-${index}`, 'aria-label': 'Why: ' + finding.code }), ' ',
      finding.fix && button(named(capital(finding.fix.title) + (finding.fix.changesPush ? ' (changes the push)' : '')),
        () => this.act.mend(index), { 'data-key': `fix-${index}` }))),
    safe.length > 0 && (safe.length > 1 || findings.some(finding => finding.code === 'json-syntax')) && element('li', { class: 'info' }, button('Fix all', () => this.act.mendAll(), { class: 'first', 'data-key': 'fix-all' }),
      ' without changing the push'))
  }
}
