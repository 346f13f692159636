// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// A part of what stands behind it.
  static let answerScript: StaticString = ###"""
// The answer: what runs, in order, what does not, and what that depends on.

function answerCards(page, description, act) {
  const { answer, sentences } = page
  if (answer.impossible) {
    return [element('div', { class: 'card' },
      element('div', { class: 'headline nothing' }, element('h2', {}, sentences.title), element('strong', {}, 'cannot be')),
      element('p', {}, answer.impossible.because), why(answer.impossible.rule, act))]
  }
  const isNothing = answer.arrival.calls.length + (answer.launch?.calls.length ?? 0) === 0
  return [
    element('div', { class: 'card' },
      element('div', { class: 'headline' + (isNothing ? ' nothing' : '') },
        element('h2', {}, sentences.title), element('strong', {}, sentences.summary),
        element('p', { class: 'quiet small' }, sentences.payload + '. ' + sentences.headers + '.')),
      timeline(page, act)),
    notCalled(sentences.missing, act),
    element('div', { class: 'card' },
      element('h3', {}, 'Assumed, and it matters'),
      sentences.assumptions.length === 0
        ? element('p', {}, 'Nothing: no other value of what you left open changes the answer.')
        : element('ul', { class: 'entries small' }, sentences.assumptions.map(each => element('li', {}, each.line)))),
    answer.caveats.length > 0 && element('div', { class: 'card' },
      fold('caveats', `Good to know (${answer.caveats.length})`, () =>
        element('ul', { class: 'entries small' }, answer.caveats.map(each => element('li', {}, each.text))))),
  ]
}

const why = (rule, act) => rule && button(rule, () => act.explain(rule), { class: 'plain small code', 'aria-label': 'Why: ' + rule, 'data-key': 'why-' + rule })

function timeline({ answer, sentences }, act) {
  const calls = list => list.map(call => element('li', { class: 'call' },
    element('span', { class: 'signature' }, call.signature),
    element('span', {},
      call.applicationState ? ['reads ', element('code', {}, call.applicationState)] : 'in a process of its own',
      ' · ', badge(call.confidence), ' · ', why(call.rule, act)),
    element('span', { class: 'quiet small' }, call.statement),
    handedOver(call),
    (call.otherSides ?? []).map(side => element('span', { class: 'small' }, 'But: ', side.says))))
  return element('ol', { class: 'timeline' },
    element('li', {}, element('strong', {}, 'The push arrives'), element('span', {}, sentences.arrival,
      answer.arrival.wakeConfidence !== 'documented' && [' ', badge(answer.arrival.wakeConfidence)], ' ', why(answer.arrival.wakeRule, act))),
    calls(answer.arrival.calls),
    answer.launch && element('li', {}, element('strong', {}, sentences.response),
      !answer.launch.possible && element('span', {}, 'Not possible. ', answer.launch.because, ' ', why(answer.launch.rule, act)),
      answer.launch.possible && answer.launch.calls.length === 0 && element('span', {}, 'No push method runs.')),
    calls(answer.launch?.calls ?? []),
    element('li', {}, element('strong', {}, sentences.ending)))
}

function handedOver(call) {
  const words = { true: 'has', false: 'has no', null: 'may have a' }
  if ('remoteNotificationKey' in call) return element('span', { class: 'small' }, `launchOptions ${words[call.remoteNotificationKey]} remote notification`)
  if ('notificationResponse' in call) return element('span', { class: 'small' }, `connectionOptions ${words[call.notificationResponse]} notification response`)
  return null
}

function notCalled(missing, act) {
  if (missing.length === 0) return null
  const entry = each => element('li', {},
    element('span', {}, element('span', { class: 'signature' }, each.signature), each.phase === 'arrival' ? ' on arrival' : ' afterwards'),
    element('span', { class: 'small' }, each.because, ' ', badge(each.confidence), ' ', why(each.rule, act)),
    each.advice && element('span', { class: 'small' }, each.advice, ' ',
      button('Do that', () => act.apply(each.change), { class: 'small', 'data-key': 'do-' + each.phase + each.method, 'aria-label': `${each.advice} Do that` })))
  const near = missing.filter(each => each.near)
  const rest = missing.filter(each => !each.near)
  return element('div', { class: 'card' },
    element('h3', {}, 'Not called'),
    near.length > 0 && element('ul', { class: 'entries' }, near.map(entry)),
    rest.length > 0 && fold('missing', near.length > 0 ? `${rest.length} more, for which the app would have to be in another state` : `${rest.length} that only run in another state`, () =>
      element('ul', { class: 'entries' }, rest.map(entry))))
}

// Why: a rule with its sources, or a finding with samples.
function reason(id, found) {
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

"""###
}
