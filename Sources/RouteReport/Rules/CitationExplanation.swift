internal import AppLifecycle
internal import Evidence

/// Everything there is to say about one citation.
package struct CitationExplanation: Sendable {
  private let citation: Citation
  private let claim: SeedClaim?

  /// Explains the citation with an id, or gives nil if the catalogue has none.
  package init?(_ id: String) {
    guard let citation = Citation(id) else { return nil }
    self.citation = citation
    claim = citation.kind == .seedClaim ? SeedClaim(id) : nil
  }

  /// Writes the explanation, with what the citation rests on.
  package func write(to output: inout some TextOutputStream) {
    output.write(citation.id + "\n")
    for id in [citation.id] + citation.basis { output.write(CitationText(id).paragraph) }
    guard let claim else { return }
    output.write("  verdict\n" + Paragraph(ClaimText(claim).verdict).hanging(on: "    "))
    let corrections = ClaimText(claim).corrections
    output.write(corrections.isEmpty ? "" : "  shown by\n" + corrections)
    let conflicts = ClaimText(claim).conflicts
    output.write(conflicts.isEmpty ? "" : "  conflicts\n" + conflicts)
    output.write(PageText.names("on the page of", pages))
  }

  /// The ids of the pages that hold the claim.
  private var pages: [String] {
    guard let claim else { return [] }
    return CallbackPage.all.filter { $0.claims.contains(claim) }.map { $0.callback.id }
      + ConceptPage.all.filter { $0.claims.contains(claim) }.map { $0.id }
  }

  /// The explanation with the members of the text.
  package var json: JSONTree {
    guard case .object(let members) = CitationText(citation.id).json else { return .null }
    let claimMembers: [JSONTree.Member] =
      claim.map { claim in
        [
          JSONTree.Member("verdict", .text(claim.verdict?.rawValue)),
          JSONTree.Member("concern", .string(claim.concern.rawValue)),
          JSONTree.Member("remark", .text(claim.remark)),
          JSONTree.Member(
            "corrections",
            .array(claim.corrections.map { CitationText($0.id).json })
          ),
          JSONTree.Member("conflicts", .texts(claim.conflicts.map { $0.id })),
          JSONTree.Member("pages", .texts(pages)),
        ]
      } ?? []
    return .object(members + claimMembers)
  }
}
