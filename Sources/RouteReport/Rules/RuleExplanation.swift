package import PushRules

package struct RuleExplanation: Sendable {
  package let rule: Rule
  private let table: DecisionTable?

  package init?(id: String, in graph: DecisionGraph) {
    guard let rule = graph.rule(id) else { return nil }
    self.rule = rule
    table = graph.tables.first { table in table.rules.contains { $0.id == id } }
  }

  package var title: String { rule.id }

  package var address: String? { ProjectAddress.current?.page(ofRule: rule.id) }

  package var parts: [ExplanationPart] {
    [.sentence(rule.statement), .facts(facts, width: 13), .sources(rule.citations)]
  }

  private var facts: [(String, String)] {
    let place = table.map {
      [("topic", $0.topic.rawValue), ("table", $0.name), ("decides", $0.answerName)]
    }
    let dispute = rule.dispute.map {
      [("other side", $0.otherSide), ("experiment", $0.experiment)]
    }
    let conclusion = table.map { _ in [("then", rule.outcome)] }
    return (place ?? [("table", "beside the tables: it explains and decides nothing")])
      + [("when", condition)] + (conclusion ?? [])
      + [("confidence", rule.confidence.name)] + (dispute ?? [])
  }

  private var condition: String {
    rule.id == table?.open?.id
      ? "no other rule of the table holds" : rule.condition.description
  }
}

extension RuleExplanation: Explanation, JSONWritten {
  package static let form = JSONForm<RuleExplanation>.object([
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.statement },
    .init("topic", .orNull(.text)) { $0.table?.topic.rawValue },
    .init("table", .orNull(.text)) { $0.table?.name },
    .init("decides", .orNull(.text)) { $0.table?.answerName },
    .init("when", .text) { $0.condition },
    .init("then", .text) { $0.rule.outcome },
    .init("confidence", .confidence) { $0.rule.confidence },
    .init("otherSide", .orNull(.text)) { $0.rule.dispute?.otherSide },
    .init("experiment", .orNull(.text)) { $0.rule.dispute?.experiment },
    .init("citations", .list(CitationText.form)) { $0.rule.citations.map { CitationText($0) } },
  ])
}
