import PushRules

extension Claim {
  /// What the engine answers otherwise, in words; empty if it agrees.
  public var disagreements: [String] {
    get throws {
      let route = try Route(situation)
      return (defaults + expectations).compactMap { $0.disagreement(with: route) }
    }
  }

  /// What holds unless the claim states otherwise.
  private var defaults: [Expectation] {
    var defaults: [Expectation] = []
    if !expectations.contains(where: \.isAboutArrival) { defaults.append(.arrival()) }
    guard situation.userAction != nil else { return defaults }
    if !expectations.contains(where: \.isAboutLaunch) { defaults.append(.launch()) }
    if !expectations.contains(where: \.isAboutOpportunity) {
      defaults.append(.opportunity(.open, nil))
    }
    return defaults
  }
}

extension Expectation {
  fileprivate var isAboutArrival: Bool {
    if case .arrivalCalls = self { true } else { false }
  }

  fileprivate var isAboutLaunch: Bool {
    if case .launchCalls = self { true } else { false }
  }

  fileprivate var isAboutOpportunity: Bool {
    switch self {
    case .opportunity, .opportunityLeftOpen: true
    default: false
    }
  }

  fileprivate func disagreement(with route: Route) -> String? {
    switch self {
    case .arrivalCalls(let calls):
      Self.compare("arrival", calls, route.arrival.calls)
    case .launchCalls(let calls):
      Self.compare("launch", calls, route.response?.calls ?? [])
    case .wake(let answer, let confidence):
      Self.compare("wake", answer, confidence, route.arrival.wake)
    case .seen(let answer, let confidence):
      Self.compare("presentation", answer, confidence, route.arrival.presentation)
    case .receiver(let answer):
      Self.compare("receiver", answer, nil, route.arrival.recipient)
    case .opportunity(let answer, let confidence):
      route.response.map { Self.compare("opportunity", answer, confidence, $0.opportunity) }
        ?? "nobody acts"
    case .opportunityLeftOpen:
      nil
    case .missed(let method, let phase, let confidence):
      Self.compare(method, phase, confidence, route.notCalled)
    case .caveat(let id, let words):
      Self.lookUp(id, words, in: route.caveats)
    case .noCaveat(let id):
      route.caveats.contains { $0.id == id } ? "wrong caveat \(id)" : nil
    case .says(let words):
      route.sentences.contains { $0.contains(words) } ? nil : "nothing says \"\(words)\""
    case .ends(let state):
      route.finalState == state
        ? nil : "final state: expected \(state.name), got \(route.finalState.name)"
    }
  }

  private static func compare(
    _ phase: String,
    _ expected: [ExpectedCall],
    _ calls: [Call]
  ) -> String? {
    let got =
      expected.count == calls.count
      ? zip(expected, calls).map { $0.matching($1).description }
      : calls.map { ExpectedCall($0).description }
    let wanted = expected.map(\.description)
    let rules = calls.map(\.rule.id)
    return got == wanted ? nil : "\(phase): expected \(wanted), got \(got) by \(rules)"
  }

  private static func compare<Answer: ColumnValue>(
    _ question: String,
    _ answer: Answer,
    _ confidence: Confidence?,
    _ verdict: Verdict<Answer>
  ) -> String? {
    if verdict.answer == answer, verdict.confidence == confidence ?? verdict.confidence {
      return nil
    }
    let wanted = [answer.name, confidence?.name].compactMap(\.self).joined(separator: " ")
    let got = verdict.answer.name + " " + verdict.confidence.name + " by " + verdict.rule.id
    return "\(question): expected \(wanted), got \(got)"
  }

  private static func compare(
    _ method: DelegateMethod,
    _ phase: Phase,
    _ confidence: Confidence,
    _ all: [NotCalled]
  ) -> String? {
    let causes = all.first { $0.method == method && $0.phase == phase }?.causes ?? []
    if causes.contains(where: { $0.confidence == confidence }) { return nil }
    let got = causes.map { $0.id + " " + $0.confidence.name }
    return "not called \(method.id): expected a cause that is \(confidence.name), got \(got)"
  }

  private static func lookUp(_ id: String, _ words: String, in caveats: [Caveat]) -> String? {
    if caveats.contains(where: { $0.id == id && $0.text.contains(words) }) { return nil }
    return "no caveat \(id) that says \"\(words)\" among \(caveats.map(\.id))"
  }
}

extension Route {
  /// All sentences of the answer.
  fileprivate var sentences: [String] {
    let rules = [arrival.wake.rule, arrival.presentation.rule, arrival.recipient.rule]
    let causes = calls.map(\.rule) + calls.compactMap(\.handedOver?.rule)
    let reasons = notCalled.flatMap(\.causes)
    return (rules + causes + reasons).map(\.statement) + caveats.map(\.text)
  }
}
