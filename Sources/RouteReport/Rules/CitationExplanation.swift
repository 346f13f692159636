internal import AppLifecycle
internal import Evidence

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
