import AppLifecycle
import Evidence

package struct CitationExplanation: Sendable {
  private let citation: Citation
  private let claim: SeedClaim?

  package init?(_ id: String) {
    guard let citation = Citation(id) else { return nil }
    self.citation = citation
    claim = citation.kind == .seedClaim ? SeedClaim(id) : nil
  }

  /// Explains the claims of one of the first texts, by its number, such as `S0`.
  package static func claims(ofText number: String) -> [CitationExplanation] {
    SeedClaim.all.filter { $0.text == number.uppercased() }.compactMap { Self($0.id) }
  }

  package var title: String { citation.id }

  package var parts: [ExplanationPart] {
    let citations = ExplanationPart.sources([citation.id] + citation.basis, under: nil)
    guard let claim else { return [citations] }
    let corrections = claim.corrections.map { $0.id }
    let conflicts = claim.conflicts.filter { !claim.corrections.contains($0) }.map { $0.id }
    let verdict = ExplanationPart(
      text: Paragraph("— " + claim.verdictInWords).hanging(on: "    "),
      markdown: MarkdownText.escaped(claim.verdictInWords) + "\n"
    )
    return [
      citations, .section("verdict", [verdict]), .sources(corrections, under: "shown by"),
      .sources(conflicts, under: "conflicts"), .names("on the page of", pages),
    ]
  }

  private var pages: [String] {
    guard let claim else { return [] }
    return CallbackPage.all.filter { $0.claims.contains(claim) }.map { $0.callback.id }
      + ConceptPage.all.filter { $0.claims.contains(claim) }.map { $0.id }
  }
}

extension CitationExplanation: Explanation {
  package var objects: [JSONTree] {
    let text = CitationText(citation.id)
    return [claim.map { Self.claim.json((text, $0, pages)) } ?? CitationText.form.json(text)]
  }

  static let claim =
    JSONForm<(text: CitationText, claim: SeedClaim, pages: [String])>.object(
      CitationText.written.of { $0.text } + SeedClaim.judged.of { $0.claim } + [
        .init("pages", .list(.text)) { $0.pages }
      ]
    )
}

struct CitationText: Sendable {
  private let id: String
  private let citation: Citation?

  init(_ id: String) {
    self.id = id
    citation = Citation(id)
  }

  /// The statement, the sources and what it rests on.
  var part: ExplanationPart {
    guard let citation else {
      return ExplanationPart(text: "    " + id + "\n", markdown: "- " + id + "\n")
    }
    let statement = citation.statement.hanging(on: "    " + id.padded(to: 7))
    let sources = citation.sources.map { source in
      let label = "           — "
      guard !source.address.isEmpty else { return source.title.hanging(on: label) }
      return label + source.title + " <\(source.address)>\n"
    }
    let ids = citation.basis.commaList
    let basis = ids.hanging(on: "           rests on ")
    let links = citation.sources.map { source in
      let title = MarkdownText.escaped(source.title)
      return source.address.isEmpty ? title : MarkdownText.link(title, to: source.address)
    }
    return ExplanationPart(
      text: statement + sources.joined() + basis,
      markdown: MarkdownText.item(
        id,
        citation.statement,
        below: links + (ids.isEmpty ? [] : ["rests on " + ids])
      )
    )
  }

  /// The statement.
  var line: ExplanationPart {
    ExplanationPart(
      text: Paragraph(citation?.statement ?? "").hanging(on: "    " + id.padded(to: 7)),
      markdown: MarkdownText.item(id, citation?.statement ?? "")
    )
  }

  static let summary = JSONForm<CitationText>.object(named)

  static let form = JSONForm<CitationText>.object(written)

  static let written: [JSONForm<CitationText>.Member] =
    named + [
      .init("sources", .list(source)) { $0.citation?.sources ?? [] },
      .init("basis", .list(.text)) { $0.citation?.basis ?? [] },
    ]

  private static let named: [JSONForm<CitationText>.Member] = [
    .init("id", .text) { $0.id },
    .init("statement", .orNull(.text)) { $0.citation?.statement },
  ]

  private static let source = JSONForm<Source>.object([
    .init("title", .text) { $0.title },
    .init("address", .text) { $0.address },
  ])
}

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
