internal import AppLifecycle
package import PushRules

/// All rules, grouped by the table that they stand in.
package struct RuleCatalogue: Sendable {
  private let graph: DecisionGraph

  /// Lists the rules of a graph.
  package init(of graph: DecisionGraph) { self.graph = graph }

  /// The rules that stand in no table: they explain, and decide nothing.
  var besideTables: [Rule] { graph.rule("response.arrival-only").map { [$0] } ?? [] }

  /// All rules, in the order of the tables.
  package var rules: [Rule] { graph.tables.flatMap { $0.rules } + besideTables }

  /// Writes one paragraph a rule.
  package func write(to output: inout some TextOutputStream) {
    for table in graph.tables {
      output.write("\(table.name): decides \(table.answerName) (\(table.topic.rawValue))\n")
      for rule in table.rules { output.write(ListedRule(rule).paragraph) }
      output.write("\n")
    }
    output.write("beside the tables: explains, decides nothing\n")
    for rule in besideTables { output.write(ListedRule(rule).paragraph) }
    for table in LifecycleRule.Table.allCases {
      output.write("\nlife cycle, \(table.rawValue)\n")
      for rule in Self.lifecycle(table) { output.write(ListedRule(rule).paragraph) }
    }
    output.write("\nconcepts: explained by their names\n")
    for page in ConceptPage.all {
      output.write("  " + page.id + "\n" + Paragraph(page.summary).hanging(on: "    "))
    }
  }

  /// The ids of all rules, those of the life cycle included.
  package var ids: [String] { rules.map { $0.id } + LifecycleRule.all.map { $0.id } }

  private static func lifecycle(_ table: LifecycleRule.Table) -> [LifecycleRule] {
    LifecycleRule.all.filter { $0.table == table }
  }

  /// The tables with their rules.
  package var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "tables": .array(
        graph.tables.map { table in
          [
            "name": .string(table.name),
            "topic": .string(table.topic.rawValue),
            "decides": .string(table.answerName),
            "kind": .string(table.policyName),
            "rules": .array(table.rules.map { ListedRule($0).json }),
          ]
        }
      ),
      "besideTables": .array(besideTables.map { ListedRule($0).json }),
      "lifecycle": .array(
        LifecycleRule.Table.allCases.map { table in
          [
            "name": .string(table.rawValue),
            "rules": .array(Self.lifecycle(table).map { ListedRule($0).json }),
          ]
        }
      ),
      "concepts": .array(
        ConceptPage.all.map { ["id": .string($0.id), "purpose": .string($0.summary)] }
      ),
    ]
  }
}

/// A rule of any table as the catalogue lists it.
struct ListedRule: Sendable {
  let id: String
  let confidence: Confidence
  let statement: String

  init(_ rule: Rule) {
    id = rule.id
    confidence = rule.confidence
    statement = rule.statement
  }

  init(_ rule: LifecycleRule) {
    id = rule.id
    confidence = rule.reason.confidence
    statement = rule.reason.statement
  }

  var paragraph: String {
    "  \(id) (\(confidence.name))\n" + Paragraph(statement).hanging(on: "    ")
  }

  var json: JSONTree {
    [
      "id": .string(id),
      "confidence": .string(confidence.name),
      "statement": .string(statement),
    ]
  }
}
