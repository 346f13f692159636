import Evidence

/// A part of an explanation, as text and as Markdown.
package struct ExplanationPart: Hashable, Sendable {
  let text: String
  let markdown: String

  static func sentence(_ text: String) -> ExplanationPart {
    ExplanationPart(text: text.hanging(on: "  "), markdown: MarkdownText.escaped(text) + "\n")
  }

  /// The facts that have a text, one a line; one without a label belongs to the fact above it.
  static func facts(_ facts: [(String, String)], width: Int) -> ExplanationPart {
    let width = max(width, (facts.map { $0.0.count }.max() ?? 0) + 2)
    let facts = facts.filter { !$0.1.isEmpty }
    let items = facts.map { label, text in
      ExplanationPart(
        text: text.hanging(on: "  " + label.padded(to: width)),
        markdown: label.isEmpty
          ? "  " + MarkdownText.item(nil, text) : MarkdownText.item(label, text)
      )
    }
    return joined(items)
  }

  static func list(_ heading: String, _ sentences: [String]) -> ExplanationPart {
    let items = sentences.map { sentence in
      ExplanationPart(
        text: sentence.hanging(on: "    - "),
        markdown: MarkdownText.item(nil, sentence)
      )
    }
    return section(heading, items)
  }

  /// Ids under a heading, side by side; empty without any.
  static func names(
    _ heading: String,
    _ ids: [String],
    markdown: (String) -> String = MarkdownText.code
  ) -> ExplanationPart {
    let text = Paragraph(ids.commaList).hanging(on: "    ")
    let line = ids.map(markdown).commaList + "\n"
    return section(heading, ids.isEmpty ? [] : [ExplanationPart(text: text, markdown: line)])
  }

  static func claims(_ claims: [SeedClaim]) -> ExplanationPart {
    section("claims of the first texts", claims.map { $0.part })
  }

  static func sources(_ ids: [String], under heading: String?) -> ExplanationPart {
    section(heading, ids.map { CitationText($0).part })
  }

  /// Items under a heading; empty without any.
  static func section(_ heading: String?, _ items: [ExplanationPart]) -> ExplanationPart {
    guard let heading, !items.isEmpty else { return joined(items) }
    let all = joined(items)
    return ExplanationPart(
      text: "  " + heading + "\n" + all.text,
      markdown: heading.prefix(1).uppercased() + heading.dropFirst() + ":\n\n" + all.markdown
    )
  }

  static func joined(_ items: [ExplanationPart]) -> ExplanationPart {
    ExplanationPart(
      text: items.map { $0.text }.joined(),
      markdown: items.map { $0.markdown }.joined()
    )
  }
}
