internal import Evidence

/// The parts that the pages of callbacks and concepts share, as text.
enum PageText: Sendable {
  /// The facts that have a text, one a line.
  static func facts(_ facts: [(label: String, text: String)], width: Int = 0) -> String {
    let width = max(width, (facts.map { $0.label.count }.max() ?? 0) + 2)
    return facts.filter { !$0.text.isEmpty }
      .map { Paragraph($0.text).hanging(on: "  " + $0.label.padded(to: width)) }.joined()
  }

  static func list(_ heading: String, _ sentences: [String]) -> String {
    section(heading, sentences.map { Paragraph($0).hanging(on: "    - ") })
  }

  /// Ids under a heading, side by side; empty without any.
  static func names(_ heading: String, _ ids: [String]) -> String {
    ids.isEmpty
      ? "" : section(heading, [Paragraph(ids.joined(separator: ", ")).hanging(on: "    ")])
  }

  static func claims(_ claims: [SeedClaim]) -> String {
    section("claims of the first texts", claims.map { ClaimText($0).paragraph })
  }

  static func citations(_ ids: [String]) -> String {
    section("citations", ids.map { CitationText($0).line })
  }

  static func sources(_ ids: [String]) -> String {
    section("citations", ids.map { CitationText($0).paragraph })
  }

  private static func section(_ heading: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "  " + heading + "\n" + items.joined()
  }
}

package protocol Explanation: Sendable {
  var json: JSONTree { get }
  func write(to output: inout some TextOutputStream)
}

package enum Explanations: Sendable {
  /// The subjects of all kinds, in the order of the question.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "explanations": .list(
      .either([
        RuleExplanation.schema, LifecycleRuleExplanation.schema, EventExplanation.schema,
        MethodExplanation.schema, ConceptExplanation.schema, CheckExplanation.schema,
        CitationText.form.schema, CitationExplanation.claim.schema, ListedRule.schema,
      ])
    ),
  ])
}
