package import DecisionTables

/// The question that a table helps to answer.
package enum Topic: String, CaseIterable, Hashable, Sendable {
  case situation, receiver, wake, presentation, `extension`, arrival
  case response = "user-action"
  case state = "application-state"
  case launchInformation = "launch-information"
}

/// A set of rules that decide one thing; their order means nothing.
public struct DecisionTable: Sendable {
  /// The name, in words; with hyphens between them it begins the ids of the rules.
  public let name: String
  package let topic: Topic
  /// All rules; in a table of obstacles the last is the rule for no obstacle.
  public let rules: [Rule]
  package let decides: Answer
  package let policy: HitPolicy
  /// Whether the table only gives a name to a part of the situation.
  let isAlias: Bool

  /// Creates a table of rules with their conclusions.
  init(
    _ name: String,
    _ topic: Topic,
    _ answer: Answer,
    isAlias: Bool = false,
    _ policy: HitPolicy,
    _ rules: [Rule]
  ) {
    self.name = name
    self.topic = topic
    self.decides = answer
    self.policy = policy
    self.rules = rules
    self.isAlias = isAlias
  }

  /// Creates a table in which exactly one rule holds; without a name it has that of its answer.
  init(
    _ topic: Topic,
    decides answer: Answer,
    called name: String? = nil,
    isAlias: Bool = false,
    @RuleList rules: () -> [Rule]
  ) {
    let name = name ?? answer.description.name
    self.init(name, topic, answer, isAlias: isAlias, .unique, rules())
  }

  /// Creates a table in which exactly one rule holds, and which only names a part of the situation.
  init(
    _ topic: Topic,
    names answer: Answer,
    called name: String? = nil,
    @RuleList rules: () -> [Rule]
  ) {
    self.init(topic, decides: answer, called: name, isAlias: true, rules: rules)
  }

  /// Creates a table of obstacles: any of them closes the gate, which is otherwise open.
  init(
    _ topic: Topic,
    gate answer: Answer,
    called name: String? = nil,
    @RuleList obstacles: () -> [Rule],
    open: () -> Rule
  ) {
    let closed = Entry(Column(answer), UInt64(bit: Gate.closed.place))
    let rules = obstacles().map { $0.concluding(closed) } + [open().concluding(!closed)]
    let name = name ?? answer.description.name
    self.init(name, topic, answer, .collect, rules)
  }

  /// The rules with their own conditions: all, or the obstacles.
  package var written: ArraySlice<Rule> { rules.dropLast(policy == .collect ? 1 : 0) }

  package var open: Rule? { policy == .collect ? rules.last : nil }

  package var answerName: String { decides.description.name }

  /// How the rules make up the answer: `unique`, or `gate` for a table of obstacles.
  package var policyName: String { policy == .unique ? "unique" : "gate" }

  package var columnNames: [String] { columns.map { Schema.push.description(of: $0).name } }

  package var table: Table {
    Table(name, decides: Column(decides), policy, rules.map { $0.row })
  }

  package var columns: [Column] { table.columns(in: .push) }
}
