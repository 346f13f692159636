package import DecisionTables

/// The question that a table helps to answer.
package enum Topic: String, CaseIterable, Hashable, Sendable {
  /// Whether the situation can exist.
  case situation
  /// Who gets a push of this push type.
  case receiver
  /// Whether the push gives the app time.
  case wake
  /// What the user gets to see or hear.
  case presentation
  /// Whether the notification service extension runs.
  case `extension`
  /// Which callbacks run when the push arrives.
  case arrival
  /// Which callbacks run when the user acts.
  case response = "user-action"
  /// The state that the app reads in its callbacks.
  case state = "application-state"
  /// What the launch options or the connection options carry.
  case launchInformation = "launch-information"
}

/// A set of rules that decide one thing; their order means nothing.
public struct DecisionTable: Sendable {
  /// The name, in words; with hyphens it begins the ids of the rules.
  public let name: String
  /// The question that it helps to answer.
  package let topic: Topic
  /// All rules; in a table of obstacles the last is the rule for no obstacle.
  public let rules: [Rule]
  /// The answer that it gives.
  package let decides: Answer
  /// How the rules make up the answer.
  package let policy: HitPolicy
  /// Whether the table only gives a name to a part of the situation.
  let isAlias: Bool

  /// Creates a table of rules with complete ids.
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

  /// Creates a table in which exactly one rule holds.
  init(_ name: String, _ topic: Topic, decides answer: Answer, @ClaimList rules: () -> [Case.Claim])
  {
    self.init(name, topic, answer, .unique, rules().map { Rule($0, in: name) })
  }

  /// Creates a table in which exactly one rule holds, and which only names a part of the situation.
  init(_ name: String, _ topic: Topic, names answer: Answer, @ClaimList rules: () -> [Case.Claim]) {
    self.init(name, topic, answer, isAlias: true, .unique, rules().map { Rule($0, in: name) })
  }

  /// Creates a table of obstacles: any of them closes the gate, which is otherwise open.
  init(
    _ name: String,
    _ topic: Topic,
    gate answer: Answer,
    @ClaimList obstacles: () -> [Case.Claim],
    open: () -> Case.Claim
  ) {
    let closed = Entry(Column(answer), UInt64(bit: Gate.closed.place))
    let obstacles = obstacles().map { Rule($0, in: name, concluding: closed) }
    self.init(
      name,
      topic,
      answer,
      .collect,
      obstacles + [Rule(open(), in: name, concluding: !closed)]
    )
  }

  /// The rules with their own conditions: all, or the obstacles.
  package var written: ArraySlice<Rule> { rules.dropLast(policy == .collect ? 1 : 0) }

  /// The rule for no obstacle, if the table has obstacles.
  package var open: Rule? { policy == .collect ? rules.last : nil }

  /// The name of the column that it decides.
  package var answerName: String { decides.description.name }

  /// How the rules make up the answer: `unique`, or `gate` for a table of obstacles.
  package var policyName: String { policy == .unique ? "unique" : "gate" }

  /// The inputs and answers that it looks at, by name.
  package var columnNames: [String] { columns.map { Schema.push.description(of: $0).name } }

  /// The rules without their reasons.
  package var table: Table {
    Table(name, decides: Column(decides), policy, rules.map { $0.row })
  }

  /// The columns that the rules look at, in their order.
  package var columns: [Column] { table.columns(in: .push) }
}
