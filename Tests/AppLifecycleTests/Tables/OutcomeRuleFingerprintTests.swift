import DecisionTables
import PushRules
import Testing

@testable import AppLifecycle

struct OutcomeRuleFingerprintTests {
  private func number<Outcome>(of rule: OutcomeRule<Outcome>) -> Fingerprint {
    var fingerprint = Fingerprint()
    rule.add(to: &fingerprint)
    return fingerprint
  }

  private let beginning = When("rule", .on(.home))

  private func transition(to delta: StateDelta) -> Transition {
    beginning.leads(.resign, to: delta).because("").rests(on: "", .documented)
  }

  @Test func `every part of a transition counts`() {
    let deltas: [StateDelta] = [
      .stay, .to(.active), .to(.background), .suspend, .end(.user), .end(.crash),
      .stay.under(.call), .stay.screen(.lockedOverApp), .stay.firstUnlock(.done),
      .stay.beginningTask, .stay.endingTask, .stay.starting(.audio), .stay.stopping(.audio),
      .stay.starting(.location), .stay.used, .stay.discardingSession, .stay.forgettingSession,
      .stay.windows(.one),
    ]
    let resigning = beginning.leads(.resign).because("")
    let rules =
      deltas.map { transition(to: $0) } + [
        When("other", .on(.home)).leads(.resign).because("").rests(on: "", .documented),
        When("rule", .on(.lock)).leads(.resign).because("").rests(on: "", .documented),
        beginning.leads(.resign, .terminate).because("").rests(on: "", .documented),
        resigning.rests(on: "", .inferred), resigning.rests(on: "", seen: 6...7),
        resigning.rests(on: "", seen: 6...8), beginning.never(""),
      ]
    #expect(Set(rules.map { number(of: $0) }).count == rules.count)
    #expect(number(of: transition(to: .suspend)) == number(of: transition(to: .suspend)))
  }

  @Test func `every part of a callback counts`() {
    let (launch, url) = (Callback.lifecycle(.didBecomeActive), LifecycleEvent.openURL)
    let called = beginning.calls(launch, on: .activate, reading: .active)
    let outcomes = [
      called, called.after(.push), called.carrying([.on(url, .urlKey)]),
      called.carrying([.on(url, .urlKey, when: .since(13))]),
      beginning.calls(launch, on: .activate, reading: .inactive),
      beginning.calls(launch, on: .launch, reading: .active),
      beginning.calls(.lifecycle(.willResignActive), on: .activate, reading: .active),
      beginning.posts(.didBecomeActive, on: .activate, reading: .active),
      beginning.callsNothing(on: .activate),
    ]
    let rules = outcomes.map { $0.because("").rests(on: "", .documented) }
    #expect(Set(rules.map { number(of: $0) }).count == rules.count)
  }

  @Test func `every part of what view controllers run counts`() {
    let outcomes = [
      beginning.runs(), beginning.runs(.top(.viewDidLoad)), beginning.runs(.beneath(.viewDidLoad)),
      beginning.runs(.top(.viewDidLoad, order: .inferred)),
      beginning.runs(.top(.viewDidLoad), .top(.viewWillAppear)),
    ]
    let rules =
      outcomes.map { $0.because("").rests(on: "", .documented) }
      + [beginning.refuses(""), beginning.refuses(theVisible: "")]
    #expect(Set(rules.map { number(of: $0) }).count == rules.count)
  }
}
