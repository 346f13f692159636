// Controls for the members of the situation; the engine lists the members and their values.
import { element, button } from './elements.mjs'

const TITLES = {
  state: 'The app is', terminatedBy: 'It ended', launch: 'Then the user', ios: 'iOS', lifecycle: 'Life cycle',
  implements: 'Methods that the app implements', notificationCenterDelegate: 'Notification center delegate',
  sdk: 'Built with the SDK of iOS', backgroundModes: 'Background modes', backgroundAppRefresh: 'Background App Refresh',
  lowPowerMode: 'Low Power Mode', authorization: 'Notifications', firstUnlock: 'First unlock since the start',
  pushRegistry: 'PushKit registry', alertStyles: 'Alert styles', pushToTalkChannel: 'Push to Talk channel',
  environment: 'Runs on', scene: 'Scene', meanwhile: 'Between push and tap', categoryOptions: 'Category options',
  pushType: 'apns-push-type', priority: 'apns-priority',
}
const WORDS = {
  state: { 'not-running': 'not running' },
  terminatedBy: { system: 'by the system', user: 'by the user', crash: 'in a crash', reboot: 'at a reboot', 'never-launched': 'never launched' },
  launch: { none: 'does nothing', icon: 'taps the icon', notification: 'taps it', action: 'takes an action', 'foreground-action': 'takes a foreground action', 'text-action': 'answers in text', dismiss: 'dismisses it' },
  lifecycle: { app: 'app delegate', scene: 'scenes' },
  meanwhile: { nothing: 'nothing happens', opened: 'the app is opened' },
}
const FIRST = ['state', 'terminatedBy', 'launch', 'ios']
export const title = name => TITLES[name] ?? name
export const word = (name, value) => WORDS[name]?.[value] ?? String(value ?? 'unstated')

const SETTINGS = ['authorization', 'alertStyles', 'backgroundAppRefresh', 'lowPowerMode', 'firstUnlock', 'environment', 'meanwhile']
const REQUEST = ['pushType', 'priority']

// Controls are made once, and a change only sets their values: a slider that is dragged stays in hand.
export class Inputs {
  constructor(first, more, description, change) {
    Object.assign(this, { description, change, updates: [] })
    const { members } = description
    const others = members.filter(({ name }) => ![...FIRST, ...SETTINGS, ...REQUEST].includes(name))
    const named = names => members.filter(({ name }) => names.includes(name))
    first.replaceChildren(...FIRST.map(name => this.control(members.find(member => member.name === name))))
    more.replaceChildren(this.group('The app', others), this.group('User and device', named(SETTINGS)),
      this.group('Request headers', named(REQUEST)))
  }

  show(model, found) {
    for (const update of this.updates) update(model.situation, found)
  }

  group(name, members) {
    const title = element('summary')
    this.updates.push(situation => {
      const stated = members.filter(member => member.name in situation).length
      title.textContent = name + (stated ? ` · ${stated} stated` : '')
    })
    return element('details', {}, title, element('div', {}, members.map(member => this.control(member))))
  }

  control(member) {
    const { name } = member
    const set = value => this.change(name, value)
    const usual = button('as usual', () => {
      node.querySelector('input, select').focus()
      set(undefined)
    }, { class: 'plain small', 'aria-label': `${title(name)}: as usual` })
    const assumed = element('span', { class: 'assumed' }, 'assumed')
    const [node, update] = this.form(member, set, name !== 'state' && element('span', {}, usual, assumed))
    this.updates.push((situation, found) => {
      const isStated = name in situation
      usual.hidden = !isStated
      assumed.hidden = isStated
      node.hidden = name === 'terminatedBy' && situation.state !== 'not-running'
      update(isStated ? situation[name] : found?.[name])
    })
    return node
  }

  // A control of the form that fits a member, and what sets its value.
  form(member, set, mark) {
    const { name, form } = member
    if (name === 'ios') return this.version(set, mark)
    if (form === 'methods') return this.checks(member, this.description.methods.map(method => method.id), set, mark)
    if (form === 'list') return this.checks(member, member.words, set, mark)
    const words = form === 'version' ? this.description.versions : member.words
    if (words.length <= 7 && FIRST.concat('lifecycle').includes(name)) return this.choices(member, words, set, mark)
    return this.menu(member, words, set, mark)
  }

  menu(member, words, set, mark) {
    const { name } = member
    const select = element('select', {
      id: 'input-' + name,
      onchange: () => set(select.value === '' ? undefined : name === 'priority' ? Number(select.value) : select.value),
    }, member.form === 'optional' && element('option', { value: '' }, 'unstated'),
    words.map(each => element('option', { value: each }, word(name, each))))
    return [
      element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'input-' + name }, title(name)),
        element('span', {}, mark, ' ', select)),
      value => {
        const text = String(value ?? '')
        if (![...select.options].some(option => option.value === text)) select.append(element('option', { value: text }, text))
        select.value = text
      },
    ]
  }

  choices({ name }, words, set, mark) {
    const radios = words.map(each => element('input', { type: 'radio', name: 'input-' + name, value: each, onchange: () => set(each) }))
    return [
      element('fieldset', {}, element('legend', {}, title(name), ' ', mark),
        element('div', { class: 'choices' }, radios.map(radio => element('label', {}, radio, element('span', {}, word(name, radio.value)))))),
      value => { for (const radio of radios) radio.checked = radio.value === value },
    ]
  }

  checks(member, words, set, mark) {
    const boxes = words.map(each => element('input', {
      type: 'checkbox', value: each, onchange: () => set(boxes.filter(box => box.checked).map(box => box.value)),
    }))
    const signature = id => this.description.methods.find(method => method.id === id && member.form === 'methods')?.signature
    return [
      element('fieldset', { class: 'checks' }, element('legend', {}, title(member.name), ' ', mark),
        boxes.map(box => element('label', {}, box, element('code', {}, signature(box.value) ?? box.value)))),
      value => { for (const box of boxes) box.checked = (value ?? []).includes(box.value) },
    ]
  }

  // The slider steps through the versions at which a rule changes.
  version(set, mark) {
    const { versions } = this.description
    const name = element('output', { htmlFor: 'input-ios' })
    const slider = element('input', {
      type: 'range', id: 'input-ios', min: 0, max: versions.length - 1, oninput: () => set(versions[slider.value]),
    })
    return [
      element('div', {}, element('div', { class: 'row' },
        element('label', { class: 'label', htmlFor: 'input-ios' }, 'iOS ', name), mark), slider),
      value => {
        const text = String(value ?? versions.at(-1))
        slider.value = Math.max(versions.indexOf(text), 0)
        slider.setAttribute('aria-valuetext', 'iOS ' + text)
        name.textContent = text
      },
    ]
  }
}
