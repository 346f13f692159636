/// A claim of the texts that the project started from, with the verdict on it.
package struct SeedClaim: Hashable, Sendable, Identifiable {
  /// The permanent id, such as `S1-31`.
  package let id: String
  /// The verdict, or nil for a claim about how its text was made.
  package let verdict: Verdict?
  package let concern: Concern
  package let remark: String?
  /// The ids of the citations that correct it.
  let grounds: [String]

  /// The claim with an id, or nil if there is none.
  package init?(_ id: String) {
    for lines in Self.parts {
      if let fields = lines.fields(ofLine: id) {
        self.init(fields)
        return
      }
    }
    return nil
  }

  private init?(_ fields: [String]) {
    guard let concern = Concern(rawValue: fields[2]) else { return nil }
    id = fields[0]
    verdict = Verdict(rawValue: fields[1])
    self.concern = concern
    remark = fields.count > 3 ? fields[3] : nil
    grounds = fields.count > 4 ? fields[4].words : []
  }

  /// What it says, reworded in one sentence.
  package var statement: String { Citation(id)?.statement ?? "" }

  /// The citations that correct it, each with sources.
  package var corrections: [Citation] { grounds.compactMap { Citation($0) } }

  /// The citations about conflicts that it is part of.
  package var conflicts: [Citation] {
    Citation.all.filter { $0.kind == .conflict && $0.basis.contains(id) }
  }

  package static let all: [SeedClaim] = parts.flatMap { lines in
    lines.compactMap { SeedClaim($0.fields) }
  }

  private static let parts = [fiveStates, printedLog, pairs, backgroundTime, suspendAndPush]
}

extension SeedClaim {
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
