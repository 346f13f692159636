// Controls for the members of the situation; the engine lists the members and their values.
import { breakable, element, button, fill } from './elements.mjs'
import { spelling } from './names.mjs'

const TITLES = {
  state: 'State', terminatedBy: 'It ended', userAction: 'Then the user', ios: 'iOS', lifecycle: 'Life cycle',
  implements: 'Methods that the app implements', notificationCenterDelegate: 'Notification center delegate',
  sdk: 'Built with the SDK of iOS', backgroundModes: 'Background modes', backgroundAppRefresh: 'Background App Refresh',
  lowPowerMode: 'Low Power Mode', authorization: 'Notifications', firstUnlock: 'First unlock since the start',
  pushRegistry: 'PushKit registry', alertStyles: 'Alert styles', pushToTalkChannel: 'Push to Talk channel',
  environment: 'Runs on', scene: 'Scene', meanwhile: 'Between push and tap', categoryOptions: 'Category options',
  pushType: 'apns-push-type', priority: 'apns-priority', budget: 'Budget of silent pushes', voipPushes: 'VoIP pushes',
  actionAuthentication: 'Authentication of the action', locationAuthorization: 'Positions',
}
const WORDS = {
  state: { 'not-running': 'not running' },
  terminatedBy: { system: 'by the system', user: 'by the user', crash: 'in a crash', reboot: 'at a reboot', 'never-launched': 'never launched' },
  userAction: { none: 'does nothing', icon: 'taps the icon', notification: 'taps it', action: 'takes an action', 'foreground-action': 'takes a foreground action', 'text-action': 'answers in text', dismiss: 'dismisses it' },
  lifecycle: { app: 'app delegate', scene: 'scenes' },
  meanwhile: { nothing: 'nothing happens', opened: 'the app is opened' },
}
export const title = name => TITLES[name] ?? name
export const word = (name, value) => WORDS[name]?.[value] ?? String(value ?? 'unstated')

const FIRST = ['userAction', 'ios', 'terminatedBy']
const SETTINGS = ['authorization', 'alertStyles', 'backgroundAppRefresh', 'lowPowerMode', 'firstUnlock', 'environment', 'meanwhile', 'budget',
  'voipPushes', 'actionAuthentication', 'locationAuthorization']
const REQUEST = ['pushType', 'priority']
// The other modes change no answer about a push.
const MODES = ['remote-notification', 'voip', 'push-to-talk']

// Controls are made once, and a change only sets their values: a slider that is dragged stays in hand.
export class Inputs {
  constructor(first, more, description, given, change) {
    Object.assign(this, { description, given: given.situation, app: given.app, change, updates: [] })
    const { members } = description
    const others = members.filter(({ name }) => !['state', ...FIRST, ...SETTINGS, ...REQUEST].includes(name))
    const named = names => names.map(name => members.find(member => member.name === name))
    first.replaceChildren(...named(FIRST).map(member => this.control(member)))
    more.replaceChildren(this.group(given.app?.name ?? 'The app', others, given.app), this.group('User and device', named(SETTINGS)),
      this.group('Request headers', named(REQUEST)))
  }

  show(model, found) {
    for (const update of this.updates) update(model, found)
  }

  // With an app, a member that has its value there counts as unstated.
  isStated(situation, name) {
    return name in situation && String(situation[name]) !== String(this.given[name])
  }

  group(name, members, app) {
    const title = element('summary')
    this.updates.push(({ situation }) => {
      const stated = members.filter(member => this.isStated(situation, member.name)).length
      title.textContent = name + (stated ? ` · ${stated} changed` : '')
    })
    const notes = (app?.notes ?? []).map(note => element('p', { class: 'small' }, note))
    return element('details', { open: notes.length > 0 }, title, element('div', {}, notes, members.map(member => this.control(member))))
  }

  control(member) {
    const { name } = member
    const set = (value, isDragged) => this.change(name, value, isDragged)
    const usual = button('as usual', () => {
      node.querySelector('input, select').focus()
      set(this.given[name])
    }, { class: 'plain', 'aria-label': `${title(name)}: as usual` })
    const assumed = element('span', { class: 'assumed' }, name in this.given && this.app ? 'as in the app' : 'assumed')
    const [node, update] = this.form(member, set, element('span', {}, usual, assumed))
    this.updates.push((model, found) => {
      const { situation } = model
      usual.hidden = !this.isStated(situation, name)
      assumed.hidden = !usual.hidden
      node.hidden = name === 'terminatedBy' && situation.state !== 'not-running'
        || name === 'scene' && found?.lifecycle === 'app'
        || model.view === 'life' && ['userAction', 'terminatedBy', 'meanwhile'].includes(name)
      if (found || name in situation) update(name in situation ? situation[name] : found?.[name])
    })
    return node
  }

  // A control of the form that fits a member, and what sets its value.
  form(member, set, mark) {
    const { form, words } = member
    if (member.name === 'ios') return this.version(set, mark)
    if (form === 'methods') return this.checks(member, this.description.methods.map(method => method.id), set, mark)
    if (form === 'list') return this.checks(member, member.name === 'backgroundModes' ? MODES : words, set, mark)
    return this.menu(member, form === 'version' ? this.description.versions : words, set, mark)
  }

  menu({ name, form }, words, set, mark) {
    const select = element('select', {
      id: 'input-' + name,
      onchange: () => set(select.value === '' ? undefined : name === 'priority' ? Number(select.value) : select.value),
    }, form === 'optional' && element('option', { value: '' }, 'unstated'),
    words.map(each => element('option', { value: each }, word(name, each))))
    return [
      element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'input-' + name }, title(name)),
        element('span', { class: 'row' }, mark, select)),
      value => {
        const text = String(value ?? '')
        if (![...select.options].some(option => option.value === text)) select.append(element('option', { value: text }, text))
        select.value = text
      },
    ]
  }

  checks(member, words, set, mark) {
    let value = []
    const boxes = words.map(each => element('input', {
      type: 'checkbox', value: each,
      onchange: () => set([...value.filter(one => !words.includes(one)), ...boxes.filter(box => box.checked).map(box => box.value)]),
    }))
    const method = id => member.form === 'methods' && this.description.methods.find(method => method.id === id)
    const labels = boxes.map(() => element('code'))
    return [
      element('fieldset', { class: 'checks' }, element('legend', {}, title(member.name), ' ', mark),
        boxes.map((box, index) => element('label', {}, box, labels[index]))),
      found => {
        value = found ?? []
        boxes.forEach((box, index) => {
          box.checked = value.includes(box.value)
          fill(labels[index], method(box.value) ? breakable(spelling(method(box.value))) : box.value)
        })
      },
    ]
  }

  // The slider steps through the versions at which a rule changes.
  version(set, mark) {
    const { versions, starts } = this.description
    const parts = version => version.split('.').concat(version.includes('.') ? [] : [99]).map(Number)
    const order = ([one, two], [first, second]) => one - first || two - second
    const name = element('span')
    const slider = element('input', {
      type: 'range', id: 'input-ios', min: 0, max: versions.length - 1, oninput: () => set(versions[slider.value], true),
    })
    return [
      element('div', { class: 'slider' }, element('label', { class: 'label', htmlFor: 'input-ios' }, 'iOS ', name), slider, mark),
      value => {
        const text = String(value ?? versions.at(-1))
        slider.value = starts.findLastIndex(start => order(parts(start), parts(text)) <= 0)
        const known = versions[slider.value]
        // Beside versions of their own, the name of a major version stands for the rest.
        const rest = versions.some(version => version.startsWith(known + '.')) ? '.x' : ''
        name.textContent = text === known ? text + rest : `${text}, as ${known}${rest}`
        slider.setAttribute('aria-valuetext', 'iOS ' + name.textContent)
      },
    ]
  }
}
