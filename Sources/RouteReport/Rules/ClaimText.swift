internal import Evidence

struct ClaimText: Sendable {
  private let claim: SeedClaim

  init(_ claim: SeedClaim) { self.claim = claim }

  var part: ExplanationPart {
    let lines = [verdict] + (sources.isEmpty ? [] : ["Source: " + sources])
    return ExplanationPart(
      text: Paragraph(claim.statement).hanging(on: Self.label(claim.id))
        + Paragraph("— " + verdict).hanging(on: Self.label(""))
        + Paragraph(sources).hanging(on: Self.label("") + "Source: "),
      markdown: MarkdownText.item(
        claim.id,
        claim.statement,
        below: lines.map { MarkdownText.escaped($0) }
      )
    )
  }

  var verdict: String {
    (claim.verdict?.words ?? "tells how the text was made")
      + (claim.remark.map { ": " + $0 } ?? "")
  }

  /// The first source of each correction, and where to read the others; empty without any.
  private var sources: String {
    let titles = claim.corrections.compactMap { $0.sources.first?.title }
    guard !titles.isEmpty else { return "" }
    return titles.joined(separator: "; ") + "; more by: pushroute rules " + claim.id
  }

  private static func label(_ id: String) -> String { "    " + id.padded(to: 7) }

  static let form = JSONForm<SeedClaim>.object(
    [
      .init("id", .text) { $0.id },
      .init("statement", .text) { $0.statement },
    ] + verdict
  )

  static let verdict: [JSONForm<SeedClaim>.Member] = [
    .init("verdict", .orNull(.word)) { $0.verdict },
    .init("concern", .word) { $0.concern },
    .init("remark", .orNull(.text)) { $0.remark },
    .init("corrections", .list(CitationText.form)) { $0.corrections.map { CitationText($0.id) } },
    .init("conflicts", .list(.text)) { $0.conflicts.map { $0.id } },
  ]
}
