internal import Evidence

/// A claim of the first texts, as it prints.
struct ClaimText: Sendable {
  private let claim: SeedClaim

  init(_ claim: SeedClaim) { self.claim = claim }

  /// The id, what it says, the verdict, and what to know beside it.
  var paragraph: String {
    Paragraph(claim.statement).hanging(on: Self.label(claim.id))
      + Paragraph(verdict).hanging(on: Self.label(""))
  }

  /// The verdict with what to know beside it.
  var verdict: String {
    "— " + (claim.verdict?.words ?? "tells how the text was made")
      + (claim.remark.map { ": " + $0 } ?? "")
  }

  /// The conflicts in which the claim stands.
  var conflicts: String {
    claim.conflicts.map { Paragraph($0.statement).hanging(on: Self.label($0.id)) }.joined()
  }

  private static func label(_ id: String) -> String { "    " + id.padded(to: 7) }

  /// The members of the text.
  var json: JSONTree {
    [
      "id": .string(claim.id),
      "statement": .string(claim.statement),
      "verdict": .text(claim.verdict?.rawValue),
      "concern": .string(claim.concern.rawValue),
      "remark": .text(claim.remark),
      "conflicts": .texts(claim.conflicts.map { $0.id }),
    ]
  }
}
