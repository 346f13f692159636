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

  private var condition: String {
    rule.id == table?.open?.id
      ? "no other rule of the table holds" : rule.condition.description
  }
}

extension RuleExplanation: ListedExplanation {
  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<RuleExplanation>] = [
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.statement }.sentences,
    .init("topic", .orNull(.text)) { $0.table?.topic.rawValue }.fact("topic"),
    .init("table", .orNull(.text)) { $0.table?.name }.fact("table") {
      $0.table?.name ?? "beside the tables: it explains and decides nothing"
    },
    .init("decides", .orNull(.text)) { $0.table?.answerName }.fact("decides"),
    .init("when", .text) { $0.condition }.fact("when"),
    .init("then", .text) { $0.rule.outcome }.fact("then") {
      $0.table == nil ? "" : $0.rule.outcome
    },
    .init("confidence", .confidence) { $0.rule.confidence }.fact("confidence"),
    .init("otherSide", .orNull(.text)) { $0.rule.dispute?.otherSide }.fact("other side"),
    .init("experiment", .orNull(.text)) { $0.rule.dispute?.experiment }.fact("experiment"),
    .citations { $0.rule.citations },
  ]
}
