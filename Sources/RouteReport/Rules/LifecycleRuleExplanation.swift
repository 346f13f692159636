internal import AppLifecycle
internal import PushRules

package struct LifecycleRuleExplanation: Sendable {
  private let rule: LifecycleRule

  package init?(id: String) {
    guard let rule = LifecycleRule(id: id) else { return nil }
    self.rule = rule
  }

  package var title: String { rule.id }

  package var address: String? { ProjectAddress.current?.page(ofRule: rule.id) }

  package var parts: [ExplanationPart] {
    [.sentence(rule.reason.statement), .facts(facts, width: 13), .sources(rule.reason.citations)]
  }

  private var facts: [(String, String)] {
    let disputes = rule.reason.disputes.flatMap {
      [("other side", $0.otherSide), ("experiment", $0.experiment)]
    }
    return [
      ("table", "life cycle, " + rule.table.rawValue), ("on", rule.subject),
      ("when", rule.condition), ("then", rule.outcome),
      ("confidence", rule.reason.confidence.name), ("seen on", rule.seen ?? ""),
    ] + disputes
  }
}

extension LifecycleRuleExplanation: Explanation, JSONWritten {
  package static let form = JSONForm<LifecycleRuleExplanation>.object([
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.reason.statement },
    .init("table", .word) { $0.rule.table },
    .init("on", .text) { $0.rule.subject },
    .init("when", .text) { $0.rule.condition },
    .init("then", .text) { $0.rule.outcome },
    .init("confidence", .confidence) { $0.rule.reason.confidence },
    .optional("seenOn", .text) { $0.rule.seen },
    .init("otherSide", .orNull(.text)) { $0.rule.reason.disputes.first?.otherSide },
    .init("experiment", .orNull(.text)) { $0.rule.reason.disputes.first?.experiment },
    .init("citations", .list(CitationText.form)) { explanation in
      explanation.rule.reason.citations.map { CitationText($0) }
    },
  ])
}
