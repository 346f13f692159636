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
    TransitionTable.lifecycle.transitions.filter { !$0.isGuard }.map { LifecycleRule($0) }
    + CallbackTable.lifecycle.rules.map { LifecycleRule($0) }
    + ViewRule.all.map { LifecycleRule($0) }

  /// The rule with an id, or nil if there is none.
  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}

extension LifecycleRule {
  fileprivate init(_ transition: Transition) {
    self.init(
      transition.rule,
      in: .transitions,
      about: transition.rule.row.condition.events.map { $0.name }.joined(separator: ", "),
      when: transition.rule.row.condition.words,
      outcome: transition.outcome.words,
      refuses: transition.outcome == .cannotHappen
    )
  }

  fileprivate init(_ callback: CallbackRule) {
    let cargo = callback.cargo.map { rule in
      "with " + rule.cargo.place + " on " + rule.condition.events.map { $0.name }.joined()
    }
    let names = [callback.effect.callback?.id, callback.effect.notification].compactMap { $0 }
    self.init(
      callback.rule,
      in: .callbacks,
      about: callback.move.name,
      when: callback.condition.words,
      outcome: (names + cargo).joined(separator: ", ")
    )
  }

  fileprivate init(_ view: ViewRule) {
    self.init(
      view.rule,
      in: .views,
      about: view.events.map { $0.name }.joined(separator: ", "),
      when: view.conditionWords,
      outcome: view.steps.map { $0.words }.joined(separator: ", ")
    )
  }

  private init(
    _ rule: Rule,
    in table: Table,
    about subject: String,
    when condition: String,
    outcome: String,
    refuses: Bool = false
  ) {
    id = rule.id
    self.table = table
    self.subject = subject
    self.condition = condition
    self.outcome = outcome
    reason = Reason(rule)
    self.refuses = refuses
  }
}

extension Transition.Outcome {
  fileprivate var words: String {
    switch self {
    case .cannotHappen: "it cannot happen"
    case .leads(let moves, let delta):
      [moves.map { $0.name }.joined(separator: ", "), delta.words].filter { !$0.isEmpty }
        .joined(separator: "; ")
    }
  }
}

extension StateDelta {
  fileprivate var words: String {
    switch process {
    case .state(let process): "the app is " + process.name + " afterwards"
    case .rest: "the app is suspended afterwards, or in background while something keeps it running"
    case nil: "the app stays as it is"
    }
  }
}

extension Transition {
  /// Whether the rule refuses what no script can ask for: the push rules and the clock never do.
  fileprivate var isGuard: Bool {
    outcome == .cannotHappen && rule.row.condition.events.allSatisfy { $0.cause != .script }
  }
}
