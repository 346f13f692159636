package import DecisionTables
import PushRules

/// A rule of the life cycle, for readers.
package struct LifecycleRule: Hashable, Sendable, Identifiable {
  package enum Table: String, CaseIterable, Hashable, Sendable {
    case transitions
    case callbacks
    case views
  }

  package let id: String
  package let table: Table
  /// Its subject: events, or the move that runs the callback.
  package let subject: String
  package let condition: String
  package let outcome: String
  package let reason: Reason
  /// The versions of iOS on which it was seen, or nil if that is not what it rests on.
  package let seen: String?
  /// Whether it rules an event out; that follows from the meaning of words and needs no citation.
  package let refuses: Bool
  /// What happens if its other side is right, or nil if it is not contested.
  let other: OtherSide?
  /// The moments in which it holds, or nil of a rule about view controllers.
  let moments: Region?
  /// The move of a rule about a callback, or nil.
  let move: Move?

  /// All rules that a script can reach, table by table.
  package static let all: [LifecycleRule] =
    Transitions.all.filter { !$0.refusesInternalEvent }.map { LifecycleRule($0, in: .transitions) }
    + Callbacks.all.map { LifecycleRule($0, of: $0.outcome.move, in: .callbacks) }
    + ViewRules.all.map { LifecycleRule($0, in: .views) }

  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  private init<Outcome>(_ rule: OutcomeRule<Outcome>, of move: Move? = nil, in table: Table) {
    id = rule.id
    other = rule.other
    moments = table == .views ? nil : rule.condition
    self.move = move
    self.table = table
    let event = Outcome.schema.columns[0]
    subject = rule.outcome.subject ?? rule.eventNames.joined(separator: ", ")
    condition = Outcome.schema.words(for: rule.condition.forgetting(event))
    outcome = rule.outcome.words
    reason = Reason(rule.rule)
    seen = rule.seen.map { range in
      "iOS \(range.lowerBound)" + (range.count == 1 ? "" : " to \(range.upperBound)")
    }
    refuses = rule.outcome.refuses
  }

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
    // The changes that the words leave out, in the order of the members.
    let changes = [
      delta.termination?.name, delta.overlay?.name, delta.screen?.name, delta.firstUnlock?.name,
      delta.task?.rawValue, delta.assertion?.words, delta.notification?.name, delta.session?.name,
      delta.windows?.name,
    ]
    for change in changes { fingerprint.add(change ?? "") }
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
