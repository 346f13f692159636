// The payload: typed, pasted, dropped or chosen, with what lint finds underlined.
import { badge, button, coded, element, fill } from './elements.mjs'

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
    return { start: Math.min(start, Math.max(text.length - 1, 0)), end: Math.max(end, start + 1), severity: finding.severity }
    // What is about a whole payload underlines nothing in it, and is slow to lay out.
  }).filter(range => range.end - range.start < 2000).sort((one, other) => one.start - other.start)
}

export class Editor {
  constructor(place, samples, change, mend, explain) {
    Object.assign(this, { change, mend, explain })
    this.marks = element('pre', { 'aria-hidden': 'true' })
    this.area = element('textarea', {
      id: 'payload', spellcheck: false, 'aria-describedby': 'findings', autocapitalize: 'off', autocomplete: 'off',
      oninput: () => { if (!this.isReplacing) change(this.area.value, false) },
      onscroll: () => { this.marks.style.transform = `translateY(${-this.area.scrollTop}px)` },
    })
    this.box = element('div', { class: 'editor' }, this.marks, this.area)
    for (const type of ['dragover', 'dragleave', 'drop']) {
      this.box.addEventListener(type, event => {
        event.preventDefault()
        this.box.classList.toggle('over', type === 'dragover')
        if (type === 'drop') this.read(event.dataTransfer.files[0])
      })
    }
    this.findings = element('ul', { class: 'findings', id: 'findings', 'aria-label': 'Findings' })
    const file = element('input', { type: 'file', accept: '.json,.apns', hidden: true, onchange: () => this.read(file.files[0]) })
    const select = element('select', {
      id: 'sample', 'aria-label': 'A sample', onchange: () => {
        const sample = samples[select.value]
        if (sample) change(sample.text)
        select.value = ''
      },
    }, element('option', { value: '' }, 'A sample…'),
    samples.map((sample, index) => element('option', { value: index }, sample.name)))
    place.replaceChildren(
      element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'payload' }, 'Payload'),
        element('span', { class: 'row' }, select, button('Open…', () => file.click()), file)),
      this.box, this.findings)
  }

  async read(file) {
    if (file) this.change(await file.text())
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
    fill(this.findings, findings.map((finding, index) => element('li', { class: finding.severity },
      badge(finding.severity, { error: 'error', warning: 'contested', info: 'info' }[finding.severity]), ' ',
      finding.line ? `${finding.line}:${finding.column} ` : '', coded(finding.message), ' ',
      button('why', () => this.explain(finding.code), { class: 'plain', 'data-key': `code-${index}`, 'aria-label': 'Why: ' + finding.code }), ' ',
      finding.fix && button(capital(finding.fix.title) + (finding.fix.changesPush ? ' (changes the push)' : ''),
        () => this.mend(index), { 'data-key': `fix-${index}` }))))
  }
}
