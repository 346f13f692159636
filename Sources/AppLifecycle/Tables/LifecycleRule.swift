internal import DecisionTables
internal import PushRules

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
}
