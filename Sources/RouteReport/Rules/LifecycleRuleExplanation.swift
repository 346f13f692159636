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
}

extension LifecycleRuleExplanation: ListedExplanation {
  package static let labelWidth = 13

  package static let entries: [ExplanationEntry<LifecycleRuleExplanation>] = [
    .init("id", .rule) { $0.rule.id },
    .init("statement", .text) { $0.rule.reason.statement }.sentences,
    .init("table", .word) { $0.rule.table }
      .fact("table") { "life cycle, " + $0.rule.table.rawValue },
    .init("on", .text) { $0.rule.subject }.fact("on"),
    .init("when", .text) { $0.rule.condition }.fact("when"),
    .init("then", .text) { $0.rule.outcome }.fact("then"),
    .init("confidence", .confidence) { $0.rule.reason.confidence }.fact("confidence"),
    .init(.optional("seenOn", .text) { $0.rule.seen }).fact("seen on"),
    .init("otherSide", .orNull(.text)) { $0.rule.reason.disputes.first?.otherSide },
    .init("experiment", .orNull(.text)) { $0.rule.reason.disputes.first?.experiment }.facts {
      $0.rule.reason.disputes.flatMap {
        [("other side", $0.otherSide), ("experiment", $0.experiment)]
      }
    },
    .citations { $0.rule.reason.citations },
  ]
}
