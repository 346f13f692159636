internal import Evidence

extension SeedClaim {
  var part: ExplanationPart {
    let lines = [verdictInWords] + (sources.isEmpty ? [] : ["Source: " + sources])
    let space = "           "
    return ExplanationPart(
      text: statement.hanging(on: "    " + id.padded(to: 7))
        + Paragraph("— " + verdictInWords).hanging(on: space)
        + sources.hanging(on: space + "Source: "),
      markdown: MarkdownText.item(id, statement, below: lines.map { MarkdownText.escaped($0) })
    )
  }

  var verdictInWords: String {
    (verdict?.words ?? "tells how the text was made") + (remark.map { ": " + $0 } ?? "")
  }

  /// The first source of each correction, and where to read the others; empty without any.
  private var sources: String {
    let titles = corrections.compactMap { $0.sources.first?.title }
    guard !titles.isEmpty else { return "" }
    return titles.joined(separator: "; ") + "; more by: pushroute rules " + id
  }

  static let form = JSONForm<SeedClaim>.object(
    [
      .init("id", .text) { $0.id },
      .init("statement", .text) { $0.statement },
    ] + judged
  )

  static let judged: [JSONForm<SeedClaim>.Member] = [
    .init("verdict", .orNull(.word)) { $0.verdict },
    .init("concern", .word) { $0.concern },
    .init("remark", .orNull(.text)) { $0.remark },
    .init("corrections", .list(CitationText.form)) { $0.corrections.map { CitationText($0.id) } },
    .init("conflicts", .list(.text)) { $0.conflicts.map { $0.id } },
  ]
}
