package import DecisionTables
internal import PushRules

extension LifecycleRule {
  /// A number over the conditions, outcomes and confidence of all rules, also of those for obstacles.
  package static var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for rule in Transitions.all + Transitions.obstacles { rule.add(to: &fingerprint) }
    for rule in Callbacks.all { rule.add(to: &fingerprint) }
    for rule in ViewRules.all + ViewRules.obstacles { rule.add(to: &fingerprint) }
    return fingerprint
  }
}

extension OutcomeRule {
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(row)
    fingerprint.add(seen.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "")
    outcome.add(to: &fingerprint)
  }
}

extension TransitionOutcome {
  func add(to fingerprint: inout Fingerprint) {
    fingerprint.add(words)
    guard case .leads(_, let delta) = self else { return }
    for change in delta.changes { fingerprint.add(change ?? "") }
  }
}

extension StateDelta {
  /// The changes that ``TransitionOutcome/words`` leave out, in the order of the members.
  fileprivate var changes: [String?] {
    [
      termination?.name, overlay?.name, screen?.name, firstUnlock?.name, task?.rawValue,
      assertion?.words, notification?.name, session?.name, windows?.name,
    ]
  }
}

extension StateDelta.AssertionChange {
  fileprivate var words: String {
    switch self {
    case .starts(let assertion): "starts " + assertion.name
    case .stops(let assertion): "stops " + assertion.name
    }
  }
}

extension CallbackOutcome {
  func add(to fingerprint: inout Fingerprint) {
    for text in [move.rawValue, words, reading.rawValue, views?.rawValue ?? ""] {
      fingerprint.add(text)
    }
    for rule in information { fingerprint.add(rule.condition) }
  }
}

extension ViewOutcome {
  func add(to fingerprint: inout Fingerprint) {
    switch self {
    case .runs(let steps): for step in steps { fingerprint.add(step.words + step.order.rawValue) }
    case .cannotHappen(let namesController): fingerprint.add(namesController ? "it" : "")
    }
  }
}
