// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let inputsScript: StaticString = ###"""
// The members of the situation. Which there are, and their values, the engine describes.

const TITLES = {
  state: 'The app is', terminatedBy: 'It ended', launch: 'Then the user', ios: 'iOS', lifecycle: 'Life cycle',
  implements: 'Methods that the app implements', notificationCenterDelegate: 'Notification center delegate',
  sdk: 'Built with the SDK of iOS', backgroundModes: 'Background modes', backgroundAppRefresh: 'Background App Refresh',
  lowPowerMode: 'Low Power Mode', authorization: 'Notifications', firstUnlock: 'First unlock since the start',
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
const title = name => TITLES[name] ?? name
const word = (name, value) => WORDS[name]?.[value] ?? String(value ?? 'unstated')

class Inputs {
  constructor(first, more, description, change) {
    Object.assign(this, { first, more, description, change })
  }

  show(model, found) {
    const { members } = this.description
    const rest = members.filter(member => !FIRST.includes(member.name))
    const hidden = name => name === 'terminatedBy' && model.situation.state !== 'not-running'
    const control = member => this.control(member, model, found)
    fill(this.first, FIRST.map(name => members.find(member => member.name === name))
      .filter(member => !hidden(member.name)).map(control))
    const settings = ['authorization', 'backgroundAppRefresh', 'lowPowerMode', 'firstUnlock', 'environment', 'meanwhile']
    const request = ['pushType', 'priority']
    const group = (key, name, list) => {
      const stated = list.filter(member => member.name in model.situation).length
      return fold(key, name + (stated ? ` · ${stated} stated` : ''), () => list.map(control))
    }
    fill(this.more,
      group('app', 'The app', rest.filter(member => !settings.includes(member.name) && !request.includes(member.name))),
      group('device', 'User and device', rest.filter(member => settings.includes(member.name))),
      group('request', 'Request headers', rest.filter(member => request.includes(member.name))))
  }

  control(member, model, found) {
    const { name } = member
    const isStated = name in model.situation
    const value = isStated ? model.situation[name] : found?.[name]
    const set = changed => this.change(name, changed)
    const mark = isStated && name !== 'state'
      ? button('as usual', () => set(undefined), { class: 'plain small', 'data-key': 'usual-' + name, 'aria-label': `${title(name)}: as usual` })
      : name !== 'state' && element('span', { class: 'assumed' }, 'assumed')
    if (name === 'ios') return this.version(value, set, mark)
    if (member.form === 'methods') return this.checks(member, this.description.methods.map(method => method.id), value ?? [], set, mark)
    if (member.form === 'list') return this.checks(member, member.words, value ?? [], set, mark)
    const words = member.form === 'version' ? this.description.versions : member.words
    if (words.length <= 7 && FIRST.concat('lifecycle').includes(name)) return this.choices(member, words, value, set, mark)
    return element('div', { class: 'row' },
      element('label', { class: 'label', htmlFor: 'input-' + name }, title(name)),
      element('span', {}, mark, ' ', element('select', {
        id: 'input-' + name, 'data-key': name, onchange: event => set(event.target.value === '' ? undefined : numbered(member, event.target.value)),
      }, member.form === 'optional' && element('option', { value: '' }, 'unstated'),
      (words.includes(String(value)) || value === null || value === undefined ? words : [String(value), ...words]).map(each =>
        element('option', { value: each, selected: each === String(value) }, word(name, each))))))
  }

  choices(member, words, value, set, mark) {
    return element('fieldset', {},
      element('legend', {}, title(member.name), ' ', mark),
      element('div', { class: 'choices' }, words.map(each => element('label', {},
        element('input', { type: 'radio', name: 'input-' + member.name, value: each, checked: each === value, 'data-key': member.name + each, onchange: () => set(each) }),
        element('span', {}, word(member.name, each))))))
  }

  checks(member, words, value, set, mark) {
    return element('fieldset', { class: 'checks' },
      element('legend', {}, title(member.name), ' ', mark),
      words.map(each => element('label', {}, element('input', {
        type: 'checkbox', checked: value.includes(each), 'data-key': member.name + each,
        onchange: event => set(words.filter(other => other === each ? event.target.checked : value.includes(other))),
      }), element('code', {}, this.description.methods.find(method => method.id === each && member.form === 'methods')?.signature ?? each))))
  }

  // The slider steps through the releases at which some rule changes.
  version(value, set, mark) {
    const { versions } = this.description
    const place = Math.max(versions.indexOf(String(value)), 0)
    const name = element('output', { htmlFor: 'input-ios' }, String(value ?? versions.at(-1)))
    return element('div', {},
      element('div', { class: 'row' }, element('label', { class: 'label', htmlFor: 'input-ios' }, 'iOS ', name), mark),
      element('input', {
        type: 'range', id: 'input-ios', 'data-key': 'ios', min: 0, max: versions.length - 1, value: place,
        'aria-valuetext': 'iOS ' + value, oninput: event => set(versions[event.target.value]),
      }))
  }
}

const numbered = (member, value) => member.name === 'priority' ? Number(value) : value

"""###
}
