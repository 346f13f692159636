package import DecisionTables

/// How sure an answer is, surest first.
public enum Confidence: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// Apple states it: documentation, SDK header or a WWDC stage.
  case documented
  /// Logs or SDK sources of independent parties agree, and Apple states nothing.
  case observed
  /// It follows from documented facts or from how the parts work, but no source states it.
  case inferred
  /// Sources of weight disagree.
  case contested

  /// The word in answers.
  public var name: String {
    ["documented", "observed", "inferred", "contested"][Int(rawValue)]
  }

  /// Orders from surer to less sure.
  public static func < (one: Confidence, other: Confidence) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The confidence of a chain of rules, which is that of the most doubtful one.
  init(doubt: UInt8) { self = Confidence(rawValue: doubt) ?? .contested }
}

/// The other side of a contested rule.
public struct Dispute: Hashable, Sendable {
  /// What the other side claims.
  public let otherSide: String
  /// The experiment on a device that would settle it.
  public let experiment: String
  /// What the rule concludes, or iOS reads, if the other side is right; nil if then an obstacle
  /// does not hold, or if the tables cannot express it.
  package let otherwise: Entry?
}

/// How good the evidence for a rule is and, where sources disagree, the other side.
package struct EvidenceGrade: Hashable, Sendable {
  package let confidence: Confidence
  package private(set) var dispute: Dispute?

  package static let documented = EvidenceGrade(confidence: .documented)
  package static let observed = EvidenceGrade(confidence: .observed)
  package static let inferred = EvidenceGrade(confidence: .inferred)

  /// Sources of weight disagree.
  package static func contested(
    _ otherSide: String,
    settle experiment: String,
    otherwise: Entry? = nil
  ) -> EvidenceGrade {
    EvidenceGrade(
      confidence: .contested,
      dispute: Dispute(otherSide: otherSide, experiment: experiment, otherwise: otherwise)
    )
  }
}
