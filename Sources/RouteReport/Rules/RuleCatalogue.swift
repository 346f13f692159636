internal import AppLifecycle
internal import PushPayload
package import PushRules

package struct RuleCatalogue: Sendable {
  private let graph: DecisionGraph

  package init(of graph: DecisionGraph) { self.graph = graph }

  /// The rules outside of tables, which explain and decide nothing.
  var besideTables: [Rule] { graph.rule("response.arrival-only").map { [$0] } ?? [] }

  package var rules: [Rule] { graph.tables.flatMap { $0.rules } + besideTables }

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

  package var ids: [String] { rules.map { $0.id } + LifecycleRule.all.map { $0.id } }

  private static func lifecycle(_ table: LifecycleRule.Table) -> [LifecycleRule] {
    LifecycleRule.all.filter { $0.table == table }
  }
}

extension RuleCatalogue: JSONWritten {
  package static let form = JSONForm<RuleCatalogue>.object([
    .schemaVersion,
    .init("tables", .list(table)) { $0.graph.tables },
    .init("besideTables", .list(ListedRule.form)) { $0.besideTables.map { ListedRule($0) } },
    .init("lifecycle", .list(lifecycleTable)) { _ in LifecycleRule.Table.allCases },
    .init("concepts", .list(concept)) { _ in ConceptPage.all },
  ])

  private static let table = JSONForm<DecisionTable>.object([
    .init("name", .text) { $0.name },
    .init("topic", .word) { $0.topic },
    .init("decides", .text) { $0.answerName },
    .init("kind", .policy) { $0.policyName },
    .init("rules", .list(ListedRule.form)) { $0.rules.map { ListedRule($0) } },
  ])

  private static let lifecycleTable = JSONForm<LifecycleRule.Table>.object([
    .init("name", .text) { $0.rawValue },
    .init("rules", .list(ListedRule.form)) { table in
      RuleCatalogue.lifecycle(table).map { ListedRule($0) }
    },
  ])

  private static let concept = JSONForm<ConceptPage>.object([
    .init("id", .text) { $0.id },
    .init("purpose", .text) { $0.summary },
  ])
}

extension JSONForm where Value == String {
  static let policy = words(["unique", "gate"])
}

struct ListedRule: Sendable, JSONWritten {
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

  static let form = JSONForm<ListedRule>.object([
    .init("id", .rule) { $0.id },
    .init("confidence", .confidence) { $0.confidence },
    .init("statement", .text) { $0.statement },
  ])
}

/// The rules whose ids begin with the same part, such as `wake`.
package struct RuleGroup: Sendable {
  private let name: String
  private let rules: [ListedRule]

  /// Finds the rules of a part, which may have `.` or `.*` behind it; nil if there are none.
  package init?(_ text: String, in graph: DecisionGraph) {
    let name = String(text.lowercased().prefix { $0 != "." })
    guard ["", ".", ".*"].contains(text.dropFirst(name.count)) else { return nil }
    let all =
      RuleCatalogue(of: graph).rules.map { ListedRule($0) }
      + LifecycleRule.all.map { ListedRule($0) }
    rules = all.filter { $0.id.hasPrefix(name + ".") }
    self.name = name
    if name.isEmpty || rules.isEmpty { return nil }
  }

  package func write(to output: inout some TextOutputStream) {
    output.write(rules.count.counted("rule") + " of " + name + "\n")
    for rule in rules { output.write(rule.paragraph) }
  }

  package var json: [JSONTree] { rules.map { $0.json } }
}
