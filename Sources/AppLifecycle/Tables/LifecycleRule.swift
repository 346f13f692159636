internal import PushRules

/// A rule of the life cycle as a reader sees it.
public struct LifecycleRule: Hashable, Sendable, Identifiable {
  /// The table that a rule stands in.
  public enum Table: String, CaseIterable, Hashable, Sendable {
    /// What comes of an event in a state.
    case transitions
    /// Which callbacks a step of a transition runs.
    case callbacks
    /// What view controllers are told.
    case views
  }

  /// The permanent name.
  public let id: String
  /// The table that it stands in.
  public let table: Table
  /// What it is about: events, or the step that runs the callback.
  public let subject: String
  /// When it holds, in words.
  public let condition: String
  /// What follows, in words.
  public let outcome: String
  /// Why, how sure that is, and what it rests on.
  public let reason: Reason
  /// Whether it says that an event cannot happen, which rests on what the words mean.
  public let refuses: Bool

  /// All rules that a script can meet, table by table.
  public static let all: [LifecycleRule] =
    TransitionTable.lifecycle.rules.filter { !$0.isGuard }.map { LifecycleRule($0) }
    + CallbackTable.lifecycle.rules.map { LifecycleRule($0) }
    + ViewRule.all.map { LifecycleRule($0) }

  /// The rule with an id, or nil if there is none.
  public init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}

extension LifecycleRule {
  fileprivate init(_ rule: Transition) {
    id = rule.id
    table = .transitions
    subject = rule.events.map(\.name).joined(separator: ", ")
    condition = rule.when.description
    outcome = rule.outcome.words
    reason = rule.reason
    refuses = rule.outcome == .cannotHappen
  }

  fileprivate init(_ rule: CallbackRule) {
    id = rule.id
    table = .callbacks
    subject = rule.move.name
    condition = rule.when.description
    outcome = [rule.callback?.id, rule.notification].compactMap(\.self).joined(separator: ", ")
    reason = rule.reason
    refuses = false
  }

  fileprivate init(_ rule: ViewRule) {
    id = rule.id
    table = .views
    subject = rule.condition.event.name
    condition = rule.condition.words
    outcome = rule.steps.map(\.words).joined(separator: ", ")
    reason = Reason(rule.id, rule.statement, rule.evidence, rule.citations)
    refuses = false
  }
}

extension Transition.Outcome {
  fileprivate var words: String {
    switch self {
    case .cannotHappen: "it cannot happen"
    case .leads(let moves, let change):
      [moves.map(\.name).joined(separator: ", "), change.words].filter { !$0.isEmpty }
        .joined(separator: "; ")
    }
  }
}

extension Change {
  fileprivate var words: String {
    switch process {
    case .state(let process): "the app is " + process.name + " afterwards"
    case .rest: "the app is suspended afterwards, or in background while a background task runs"
    case nil: "the app stays as it is"
    }
  }
}

extension Transition {
  /// Whether the rule refuses what no script can ask for: the push rules or the clock never do.
  fileprivate var isGuard: Bool {
    outcome == .cannotHappen && events.allSatisfy { $0.cause != .script }
  }
}
