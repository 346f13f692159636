// The answer: what runs in each state; for the chosen one in order, what does not, and what that rests on.
import { badge, button, card, element, fold, heading, named } from './elements.mjs'
import { word } from './inputs.mjs'

// The states, each with its own result; made once, so that a chosen one stays in hand.
export class States {
  constructor(place, choose) {
    this.buttons = ['active', 'inactive', 'background', 'suspended', 'not-running', 'killed'].map(state => {
      const result = element('span', { class: 'name' })
      const label = element('span', { class: 'state ' + (state === 'killed' ? 'not-running' : state) }, word('state', state))
      return { state, result, button: button([label, result], () => choose(state), { id: 'state-' + state }) }
    })
    place.replaceChildren(element('h2', { class: 'label' }, 'What runs, by the state of the app'), ...this.buttons.map(each => each.button))
  }

  show({ state, terminatedBy }, rows) {
    const here = terminatedBy === 'user' ? 'killed' : state
    for (const each of this.buttons) {
      const row = rows?.find(row => row.state === each.state)
      each.button.setAttribute('aria-current', String(each.state === here))
      if (!row) continue
      each.button.setAttribute('aria-label', `${word('state', each.state)}: ${row.cell.headline}`)
      each.result.className = 'name' + (row.cell.runs ? '' : ' quiet')
      each.result.replaceChildren(...named(row.cell.headline).flat(Infinity))
    }
  }
}

export function answerCards(page, act) {
  const { answer, sentences } = page
  const question = element('p', { class: 'quiet small' }, `${sentences.title}. ${sentences.payload}. ${sentences.headers}.`)
  if (answer.impossible) {
    return [card(heading('cannot be'), question, element('p', {}, answer.impossible.because, ' ', why(answer.impossible.rule, act)))]
  }
  return [
    card(heading(sentences.summary), question, timeline(page, act)),
    notCalled(sentences.missing, act),
    sentences.assumptions.length > 0 && card(element('h3', {}, 'Assumed: other values change the answer'),
      element('ul', { class: 'entries small' }, sentences.assumptions.map(each => element('li', {}, named(each.line))))),
    answer.remarks.length > 0 && card(fold('remarks', `Remarks (${answer.remarks.length})`, () =>
      element('ul', { class: 'entries small' }, answer.remarks.map(each => element('li', {}, each.text))))),
  ]
}

export const why = (rule, act) => rule && button('why', () => act.explain(rule), { class: 'plain', 'aria-label': 'Why: ' + rule, 'data-key': 'why-' + rule })
const doubt = confidence => confidence && confidence !== 'documented' && [' ', badge(confidence)]

function timeline({ answer, sentences }, act) {
  const calls = list => list.map(call => element('li', { class: 'call ' + (call.applicationState ?? '') },
    element('code', { class: 'name' }, named(call.name)),
    element('span', { class: 'small' }, call.applicationState ? ['reads ', element('code', {}, call.applicationState)] : 'in a process of its own',
      handedOver(call), doubt(call.confidence), ' ', why(call.rule, act)),
    element('span', { class: 'quiet small' }, call.statement),
    (call.otherSides ?? []).map(side => element('span', { class: 'small' }, 'But: ', side.says))))
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
    element('span', { class: 'small' }, each.because, doubt(each.confidence), ' ', why(each.rule, act)),
    each.advice && element('span', { class: 'small' }, each.advice, ' ', each.canDo
      && button('Do that', () => act.remedy(each), { class: 'first', 'data-key': 'do-' + each.phase + each.method, 'aria-label': `${each.advice} Do that` })))
  const list = part => element('ul', { class: 'entries' }, part.map(entry))
  const [near, rest] = [missing.filter(each => each.near), missing.filter(each => !each.near)]
  return card(element('h3', {}, 'Why not the other one'), near.length > 0 && list(near),
    rest.length > 0 && fold('missing', `${rest.length} ${near.length > 0 ? 'more run' : 'run'} in another state only`, () => list(rest)))
}

// Why: a rule with its sources, or a finding with samples.
export function reason(id, found) {
  const sample = (name, text) => text && [element('h3', {}, name), element('pre', { class: 'sample' }, text.payload ?? text)]
  const facts = [['when', found.when], ['then', found.then], ['why', found.reason], ['other side', found.otherSide], ['to settle it', found.experiment]]
  return element('div', {},
    element('h2', { id: 'reason-title' }, found.statement ?? found.error),
    element('p', {}, element('code', {}, id), ' ', found.confidence && badge(found.confidence)),
    facts.filter(([, text]) => text).map(([name, text]) => element('p', {}, element('strong', {}, name + ': '), text)),
    sample('Bad', found.bad), sample('Good', found.good),
    found.citations?.length > 0 && [element('h3', {}, 'Sources'), element('ul', { class: 'entries small' }, found.citations.map(citation =>
      element('li', {}, element('span', {}, element('code', {}, citation.id), ' ', citation.statement),
        (citation.sources ?? []).map(source => element('span', { class: 'quiet' }, source.address
          ? element('a', { href: source.address, rel: 'noreferrer', target: '_blank' }, source.title) : source.title)))))],
    element('form', { method: 'dialog' }, element('button', { class: 'first', autofocus: true }, 'Close')))
}
