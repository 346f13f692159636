package import AppLifecycle
import PushPayload
package import PushRules

package struct RuleCatalogue: Sendable {
  private let graph: DecisionGraph

  package init(of graph: DecisionGraph) { self.graph = graph }

  /// The rules outside of tables, which explain and decide nothing.
  var besideTables: [Rule] { graph.rule("response.arrival-only").map { [$0] } ?? [] }

  package var rules: [Rule] { graph.tables.flatMap { $0.rules } + besideTables }

  package func write(to output: inout some TextOutputStream) {
    let sections = sections.map { $0 + "\n" + $1.text }
    output.write(sections.joined(separator: "\n"))
  }

  package var markdown: String {
    let sections = sections.map { "**" + MarkdownText.escaped($0) + "**\n\n" + $1.markdown }
    return sections.joined(separator: "\n")
  }

  /// The rules of each table, and the concepts, with what stands above them.
  private var sections: [(String, ExplanationPart)] {
    let tables = graph.tables.map { table in
      let heading = "\(table.name): decides \(table.answerName) (\(table.topic.rawValue))"
      return (heading, Reason.part(table.rules.map { Reason($0) }))
    }
    let beside = Reason.part(besideTables.map { Reason($0) })
    let lifecycle = LifecycleRule.Table.allCases.map { table in
      ("life cycle, " + table.rawValue, Reason.part(Self.lifecycle(table)))
    }
    let concepts = ConceptPage.all.map { page in
      ExplanationPart(
        text: "  " + page.id + "\n" + page.summary.hanging(on: "    "),
        markdown: MarkdownText.item(MarkdownText.code(page.id), page.summary)
      )
    }
    return tables + [("beside the tables: explains, decides nothing", beside)] + lifecycle
      + [("concepts: explained by their names", .joined(concepts))]
  }

  package var ids: [String] { rules.map { $0.id } + LifecycleRule.all.map { $0.id } }

  private static func lifecycle(_ table: LifecycleRule.Table) -> [Reason] {
    LifecycleRule.all.filter { $0.table == table }.map { $0.reason }
  }
}

extension RuleCatalogue: JSONWritten {
  package static let form = JSONForm<RuleCatalogue>.object([
    .schemaVersion,
    .init("tables", .list(table)) { $0.graph.tables },
    .init("besideTables", .list(Reason.form)) { $0.besideTables.map { Reason($0) } },
    .init("lifecycle", .list(lifecycleTable)) { _ in LifecycleRule.Table.allCases },
    .init("concepts", .list(concept)) { _ in ConceptPage.all },
  ])

  private static let table = JSONForm<DecisionTable>.object([
    .init("name", .text) { $0.name },
    .init("topic", .word) { $0.topic },
    .init("decides", .text) { $0.answerName },
    .init("kind", .policy) { $0.policyName },
    .init("rules", .list(Reason.form)) { $0.rules.map { Reason($0) } },
  ])

  private static let lifecycleTable = JSONForm<LifecycleRule.Table>.object([
    .init("name", .text) { $0.rawValue },
    .init("rules", .list(Reason.form)) { RuleCatalogue.lifecycle($0) },
  ])

  private static let concept = JSONForm<ConceptPage>.object([
    .init("id", .text) { $0.id },
    .init("purpose", .text) { $0.summary },
  ])
}

extension JSONForm where Value == String {
  static let policy = words(["unique", "gate"])
}

// A rule in a list.
extension Reason: JSONWritten {
  static func part(_ rules: [Reason]) -> ExplanationPart {
    .joined(
      rules.map { rule in
        let confidence = " (\(rule.confidence.name))"
        return ExplanationPart(
          text: "  " + rule.rule + confidence + "\n" + rule.statement.hanging(on: "    "),
          markdown: MarkdownText.item(MarkdownText.rule(rule.rule) + confidence, rule.statement)
        )
      }
    )
  }

  package static let form = JSONForm<Reason>.object([
    .init("id", .rule) { $0.rule },
    .init("confidence", .confidence) { $0.confidence },
    .init("statement", .text) { $0.statement },
  ])
}

/// The rules whose ids begin with the same part, such as `wake`.
package struct RuleGroup: Explanation {
  private let name: String
  private let rules: [Reason]

  /// Finds the rules of a part, which may have `.` or `.*` behind it; nil if there are none.
  package init?(_ text: String, in graph: DecisionGraph) {
    let name = String(text.lowercased().prefix { $0 != "." })
    guard ["", ".", ".*"].contains(text.dropFirst(name.count)) else { return nil }
    let all =
      RuleCatalogue(of: graph).rules.map { Reason($0) }
      + LifecycleRule.all.map { $0.reason }
    rules = all.filter { $0.rule.hasPrefix(name + ".") }
    self.name = name
    if name.isEmpty || rules.isEmpty { return nil }
  }

  package var title: String { rules.count.counted("rule") + " of " + name }

  package var parts: [ExplanationPart] { [Reason.part(rules)] }

  package var objects: [JSONTree] { rules.map { $0.json } }
}
