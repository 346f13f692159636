internal import DecisionTables
internal import PushRules

/// A rule of the life cycle as a reader sees it.
package struct LifecycleRule: Hashable, Sendable, Identifiable {
  /// The table that a rule stands in.
  package enum Table: String, CaseIterable, Hashable, Sendable {
    /// What comes of an event in a state.
    case transitions
    /// Which callbacks a step of a transition runs.
    case callbacks
    /// Which methods run in view controllers.
    case views
  }

  /// The permanent name.
  package let id: String
  /// The table that it stands in.
  package let table: Table
  /// What it is about: events, or the step that runs the callback.
  package let subject: String
  /// When it holds, in words.
  package let condition: String
  /// What follows, in words.
  package let outcome: String
  /// Why, how sure that is, and what it rests on.
  package let reason: Reason
  /// Whether it rules an event out, which needs no citation: that follows from what the words mean.
  package let refuses: Bool

  /// All rules that a script can meet, table by table.
  package static let all: [LifecycleRule] =
    Transitions.all.filter { !$0.isGuard }.map { LifecycleRule($0, in: .transitions) }
    + Callbacks.all.map { LifecycleRule($0, in: .callbacks) }
    + ViewRules.all.map { LifecycleRule($0, in: .views) }

  /// The rule with an id, or nil if there is none.
  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  private init<Outcome>(_ rule: LifeRule<Outcome>, in table: Table) {
    id = rule.id
    self.table = table
    let event = Outcome.schema.columns[0]
    subject = rule.outcome.subject ?? rule.eventNames.joined(separator: ", ")
    condition = Outcome.schema.words(for: rule.condition.forgetting(event))
    outcome = rule.outcome.words
    reason = Reason(rule.rule)
    refuses = rule.outcome.refuses
  }
}
