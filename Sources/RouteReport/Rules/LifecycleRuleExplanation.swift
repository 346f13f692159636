internal import AppLifecycle
internal import PushRules

/// Everything there is to say about one rule of the life cycle.
package struct LifecycleRuleExplanation: Sendable {
  private let rule: LifecycleRule

  /// Explains the rule with an id, or gives nil if there is none.
  package init?(id: String) {
    guard let rule = LifecycleRule(id: id) else { return nil }
    self.rule = rule
  }

  /// Writes the explanation.
  package func write(to output: inout some TextOutputStream) {
    output.write(rule.id + "\n")
    output.write(Paragraph(rule.reason.statement).hanging(on: "  "))
    for (label, text) in facts {
      output.write(Paragraph(text).hanging(on: "  " + label.padded(to: Self.labelWidth)))
    }
    guard !rule.reason.citations.isEmpty else { return }
    output.write("  citations\n")
    for citation in rule.reason.citations { output.write(CitationText(citation).paragraph) }
  }

  private static let labelWidth = 13

  private var facts: [(String, String)] {
    let disputes = rule.reason.disputes.flatMap {
      [("other side", $0.otherSide), ("experiment", $0.experiment)]
    }
    return [
      ("table", "life cycle, " + rule.table.rawValue), ("on", rule.subject),
      ("when", rule.condition), ("then", rule.outcome),
      ("confidence", rule.reason.confidence.name),
    ].filter { !$0.1.isEmpty } + disputes
  }

  /// The explanation with the members of the text.
  package var json: JSONTree {
    [
      "id": .string(rule.id),
      "statement": .string(rule.reason.statement),
      "table": .string(rule.table.rawValue),
      "on": .string(rule.subject),
      "when": .string(rule.condition),
      "then": .string(rule.outcome),
      "confidence": .string(rule.reason.confidence.name),
      "otherSide": .text(rule.reason.disputes.first?.otherSide),
      "experiment": .text(rule.reason.disputes.first?.experiment),
      "citations": .array(rule.reason.citations.map { CitationText($0).json }),
    ]
  }
}
