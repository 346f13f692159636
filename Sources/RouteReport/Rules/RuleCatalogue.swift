internal import AppLifecycle
public import PushRules

/// All rules, grouped by the table that they stand in.
public struct RuleCatalogue: Sendable {
  private let graph: DecisionGraph

  /// Lists the rules of a graph.
  public init(of graph: DecisionGraph) { self.graph = graph }

  /// The rules that stand in no table: they explain, and decide nothing.
  var besideTables: [Rule] { graph.rule("launch.arrival-only").map { [$0] } ?? [] }

  /// All rules, in the order of the tables.
  public var rules: [Rule] { graph.tables.flatMap(\.allRules) + besideTables }

  /// Writes one paragraph a rule.
  public func write(to output: inout some TextOutputStream) {
    for table in graph.tables {
      output.write("\(table.name): decides \(table.decides.name) (\(table.topic.rawValue))\n")
      for rule in table.allRules { output.write(rule.listing) }
      output.write("\n")
    }
    output.write("beside the tables: explains, decides nothing\n")
    for rule in besideTables { output.write(rule.listing) }
    for table in LifecycleRule.Table.allCases {
      output.write("\nlife cycle, \(table.rawValue)\n")
      for rule in Self.lifecycle(table) { output.write(rule.listing) }
    }
  }

  /// The ids of all rules, those of the life cycle included.
  public var ids: [String] { rules.map(\.id) + LifecycleRule.all.map(\.id) }

  private static func lifecycle(_ table: LifecycleRule.Table) -> [LifecycleRule] {
    LifecycleRule.all.filter { $0.table == table }
  }

  /// The tables with their rules.
  public var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "tables": .array(
        graph.tables.map { table in
          [
            "name": .string(table.name),
            "topic": .string(table.topic.rawValue),
            "decides": .string(table.decides.name),
            "kind": .string(table.kind.name),
            "rules": .array(table.allRules.map(\.summary)),
          ]
        }
      ),
      "besideTables": .array(besideTables.map(\.summary)),
      "lifecycle": .array(
        LifecycleRule.Table.allCases.map { table in
          [
            "name": .string(table.rawValue),
            "rules": .array(Self.lifecycle(table).map(\.summary)),
          ]
        }
      ),
    ]
  }
}

extension DecisionTable.Kind {
  /// The word that prints.
  var name: String {
    switch self {
    case .unique: "unique"
    case .gate: "gate"
    }
  }
}

extension Rule {
  fileprivate var listing: String {
    "  \(id) (\(confidence.name))\n" + Paragraph(statement).hanging(on: "    ")
  }

  fileprivate var summary: JSONTree {
    [
      "id": .string(id),
      "confidence": .string(confidence.name),
      "statement": .string(statement),
    ]
  }
}
