/// The question that a table helps to answer; also the first part of its rules' ids.
public enum Topic: String, CaseIterable, Hashable, Sendable {
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
  case launch
  /// What the launch options or the connection options carry.
  case launchInformation = "launch-information"
}

/// A set of rules that decide one column; their order means nothing.
public struct DecisionTable: Sendable {
  /// How the rules make up the decision.
  public enum Kind: Hashable, Sendable {
    /// The rules neither overlap nor leave a gap.
    case unique
    /// Any obstacle closes the gate; when none stands it is open.
    case gate
  }

  /// The name, in words.
  public let name: String
  /// The question that it helps to answer.
  public let topic: Topic
  /// The column that it decides.
  public let decides: Column
  /// How the rules make up the decision.
  public let kind: Kind
  /// All rules; the one of an open gate comes last.
  public let allRules: [Rule]
  /// Whether the table only gives a name to a part of the situation.
  let names: Bool

  /// Creates a table in which exactly one rule holds.
  init(
    _ name: String,
    _ topic: Topic,
    decides column: Column,
    naming names: Bool = false,
    _ rules: [Rule]
  ) {
    self.name = name
    self.topic = topic
    self.decides = column
    self.kind = .unique
    self.allRules = rules
    self.names = names
  }

  /// Creates a gate.
  static func gate(
    _ name: String,
    _ topic: Topic,
    decides column: Column,
    obstacles: [Rule],
    open: Rule
  ) -> DecisionTable {
    DecisionTable(name, topic, column, gate: obstacles + [open])
  }

  private init(_ name: String, _ topic: Topic, _ column: Column, gate rules: [Rule]) {
    self.name = name
    self.topic = topic
    self.decides = column
    self.kind = .gate
    self.allRules = rules
    self.names = false
  }

  /// The rules; of a gate, the obstacles.
  public var rules: ArraySlice<Rule> { allRules.dropLast(kind == .gate ? 1 : 0) }

  /// Of a gate, the rule for when no obstacle stands.
  public var open: Rule? { kind == .gate ? allRules.last : nil }

  /// The columns that the rules look at.
  public var columns: [Column] {
    Column.allCases.filter { column in rules.contains { $0.condition.speaks(of: column) } }
  }

  /// What no written rule covers, as disjoint boxes.
  var rest: [Box] { Box.any.subtracting(rules.map(\.condition)) }
}
