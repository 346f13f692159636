/// A claim of the texts that the project started from, with the verdict on it.
package struct SeedClaim: Hashable, Sendable, Identifiable {
  /// The permanent id, such as `S1-31`.
  package let id: String
  /// What it says, reworded in one sentence.
  package let statement: String
  /// The verdict, or nil for a claim about how its text was made.
  package let verdict: Verdict?
  package let concern: Concern
  package let remark: String?
  /// The ids of the citations that correct it.
  let grounds: [String]

  /// The claim with an id, or nil if there is none.
  package init?(_ id: String) {
    guard let (kind, fields) = Citation.line(of: id), kind == .seedClaim else { return nil }
    self.init(fields)
  }

  private init?(_ fields: [String]) {
    guard let concern = Concern(rawValue: fields[4]) else { return nil }
    id = fields[0]
    statement = fields[2]
    verdict = Verdict(rawValue: fields[3])
    self.concern = concern
    remark = fields.count > 5 ? fields[5] : nil
    grounds = fields.count > 6 ? fields[6].words : []
  }

  /// The citations that correct it, each with sources.
  package var corrections: [Citation] { grounds.compactMap { Citation($0) } }

  /// The citations about conflicts that it is part of.
  package var conflicts: [Citation] {
    Citation.all.filter { $0.kind == .conflict && $0.basis.contains(id) }
  }

  package static let all: [SeedClaim] = Citation.parts.filter { $0.kind == .seedClaim }
    .flatMap { part in part.lines.compactMap { SeedClaim($0.fields) } }

  /// The verdict on a claim, for iOS 4 to 12 and an app without scenes.
  package enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// It is true.
    case holds
    /// It is true under a limit that it does not state.
    case limited
    /// It is true of other versions of iOS than it implies.
    case dated
    /// Apple or printed logs contradict it.
    case contradicted
    /// The text does not say enough to decide.
    case undecidable

    package var words: String {
      switch self {
      case .holds: "true"
      case .limited: "true under a limit"
      case .dated: "true of other versions"
      case .contradicted: "contradicted"
      case .undecidable: "not decidable"
      }
    }
  }

  /// What a claim is about.
  package enum Concern: String, CaseIterable, Hashable, Sendable {
    /// What iOS does: the rules must answer it.
    case model
    /// The purpose of a callback, or its wording.
    case explanation
    case sampleCode = "sample-code"
  }
}
