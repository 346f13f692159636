// The answer: what runs in each state; for the chosen one in order, what does not, and what that rests on.
import { badge, breakable, button, card, element, fill, fold, heading, legend, named } from './elements.mjs'
import { word } from './inputs.mjs'
import { spelled, spelling } from './names.mjs'

// What the user sees, by the word of the command; a doubt may follow it.
const SEEN = {
  none: 'nothing shown', shown: 'alert shown', badge: 'only a badge', sound: 'only a sound', 'will-present': 'shown as willPresent decides',
  'history-only': 'only in the history', unknown: 'what is shown is not known', 'activity-started': 'Live Activity starts',
  'activity-updated': 'Live Activity changes', 'activity-ended': 'Live Activity ends', 'widgets-reloaded': 'widgets reload', 'controls-reloaded': 'controls reload',
}
export const seen = text => text ? text.replace(/^[\w-]+/, word => SEEN[word] ?? word) : ''

// The states, each with its own result; made once, so that a chosen one stays in hand.
export class States {
  constructor(place, choose) {
    this.buttons = ['active', 'inactive', 'background', 'suspended', 'not-running', 'killed'].map(state => {
      const result = element('span', { class: 'name' }), shown = element('span', { class: 'quiet small' })
      const label = element('span', { class: 'state ' + (state === 'killed' ? 'not-running' : state) }, word('state', state))
      return { state, result, shown, button: button([label, element('span', {}, result, shown)], () => choose(state), { id: 'state-' + state }) }
    })
    place.replaceChildren(element('h2', { class: 'label' }, 'What runs and what the user sees, by the state of the app'), ...this.buttons.map(each => each.button))
  }

  show({ state, terminatedBy }, rows) {
    const here = terminatedBy === 'user' ? 'killed' : state
    for (const each of this.buttons) {
      const row = rows?.find(row => row.state === each.state)
      each.button.setAttribute('aria-current', String(each.state === here))
      // Without an answer the row keeps its height, and what stood there cannot be seen or read.
      const { headline, runs, shown } = row?.cell ?? { headline: 'no answer' }
      each.result.parentNode.style.visibility = row ? '' : 'hidden'
      each.button.setAttribute('aria-label', `${word('state', each.state)}: ${spelled(headline)}${shown ? '; ' + seen(shown) : ''}`)
      if (!row) continue
      each.result.className = 'name' + (runs ? '' : ' quiet')
      fill(each.result, named(headline))
      fill(each.shown, seen(shown))
    }
  }
}

export function answerCards(page, act) {
  const { answer, sentences } = page
  const question = [element('p', { class: 'quiet small' }, `${sentences.title}. ${sentences.payload}. ${sentences.headers}.`),
    (page.warnings ?? []).map(text => element('p', { class: 'small doubt' }, named(text)))]
  if (answer.impossible) {
    return [card(heading('This situation cannot be'), question, element('p', {}, named(answer.impossible.because), ' ', why(answer.impossible.rule, act)))]
  }
  const list = lines => element('ul', { class: 'entries small' }, lines.map(line => element('li', {}, element('span', {}, named(line)))))
  const first = card(heading(sentences.summary), question, timeline(page, act))
  const rest = [
    notCalled(sentences.missing, act),
    sentences.assumptions.length > 0 && card(element('h3', {}, 'Assumed: other values change the answer'), list(sentences.assumptions)),
    answer.remarks.length > 0 && card(fold('remarks', `Remarks (${answer.remarks.length})`, () => list(answer.remarks.map(each => each.text)))),
  ]
  first.append(legend(first, rest))
  return [first, ...rest]
}

export const why = (rule, act) => rule && act && button('why', () => act.explain(rule), { class: 'plain', 'aria-label': 'Why: ' + rule, 'data-key': 'why-' + rule })
const doubt = confidence => confidence && confidence !== 'documented' && [' ', badge(confidence)]

function timeline({ answer, sentences }, act) {
  const calls = list => list.map(call => element('li', { class: 'call ' + (call.applicationState ?? '') },
    element('code', { class: 'name' }, breakable(spelling(call))),
    element('span', { class: 'small' }, call.applicationState ? ['applicationState: ', element('code', {}, call.applicationState)] : 'in a process of its own',
      handedOver(call), doubt(call.confidence), ' ', why(call.rule, act)),
    element('span', { class: 'quiet small' }, named(call.statement)),
    (call.otherSides ?? []).map(side => element('span', { class: 'small' }, 'But: ', named(side.says)))))
  return element('ol', { class: 'timeline' },
    element('li', {}, element('strong', {}, 'The push arrives'), element('span', {}, sentences.arrival,
      doubt(answer.arrival.wakeConfidence), ' ', why(answer.arrival.wakeRule, act))),
    calls(answer.arrival.calls),
    answer.userAction && element('li', {}, element('strong', {}, sentences.response),
      !answer.userAction.possible && element('span', {}, 'Not possible. ', answer.userAction.because, ' ', why(answer.userAction.rule, act)),
      answer.userAction.possible && answer.userAction.calls.length === 0 && element('span', {}, 'No push method runs.')),
    calls(answer.userAction?.calls ?? []),
    element('li', { class: answer.finalState }, element('strong', {}, sentences.ending)))
}

function handedOver(call) {
  const words = { true: 'has', false: 'has no', null: 'may have a' }
  if ('remoteNotificationKey' in call) return ` · launchOptions ${words[call.remoteNotificationKey]} remote notification`
  if ('notificationResponse' in call) return ` · connectionOptions ${words[call.notificationResponse]} notification response`
  return null
}

function notCalled(missing, act) {
  if (missing.length === 0) return null
  const entry = each => element('li', {},
    element('span', {}, element('code', { class: 'name' }, named(each.name)), each.phase === 'arrival' ? ' when the push arrives' : ' when the user acts'),
    element('span', { class: 'small' }, named(each.because), doubt(each.confidence), ' ', why(each.rule, act)),
    each.advice && element('span', { class: 'small' }, named(each.advice), ' ', each.canDo
      && button('Do that', () => act.remedy(each), { class: 'first', 'data-key': 'do-' + each.phase + each.method, 'aria-label': `${each.advice} Do that` })))
  const list = part => element('ul', { class: 'entries' }, part.map(entry))
  const [near, rest] = [missing.filter(each => each.near), missing.filter(each => !each.near)]
  return card(element('h3', {}, 'Why not the other one'), near.length > 0 && list(near),
    rest.length > 0 && fold('missing', `${rest.length} ${near.length > 0 ? 'more run' : 'run'} in another state only`, () => list(rest)))
}

// Why: a rule with its sources, or a finding with samples. It opens at its beginning.
export function reason(id, found) {
  const sample = (name, text) => text && [element('h3', {}, name), element('pre', { class: 'sample' }, text.payload ?? text)]
  const facts = list => list.filter(([, text]) => text).map(([name, text]) => element('p', {}, element('strong', {}, name + ': '), named(text)))
  const confidence = found.confidence && badge(found.confidence)
  return element('div', {},
    element('div', { class: 'row top' }, element('h2', { id: 'reason-title', tabIndex: -1, autofocus: true }, named(found.statement ?? found.error)),
      element('form', { method: 'dialog' }, element('button', { class: 'first' }, 'Close'))),
    confidence && element('div', {}, confidence, legend(confidence)),
    facts([['why', found.reason], ['other side', found.otherSide], ['to settle it', found.experiment]]),
    sample('Bad', found.bad), sample('Good', found.good),
    found.citations?.length > 0 && [element('h3', {}, 'Sources'), element('ul', { class: 'entries small' }, found.citations.map(citation =>
      element('li', {}, element('span', {}, named(citation.statement), ' ', element('code', { class: 'quiet' }, citation.id)),
        (citation.sources ?? []).map(source => element('span', { class: 'quiet' }, source.address
          ? element('a', { href: source.address, rel: 'noreferrer', target: '_blank' }, source.title) : source.title)))))],
    fold('row', 'The rule by its id', () => [element('p', {}, element('code', {}, id)), facts([['when', found.when], ['then', found.then]])]))
}
