/// What a rule rests on: its confidence and, where sources disagree, the other side.
public enum Evidence: Hashable, Sendable {
  /// Apple says so.
  case documented
  /// Independent parties agree.
  case observed
  /// It follows from other facts.
  case inferred
  /// Sources of weight disagree.
  indirect case disputed(Dispute)

  /// Sources of weight disagree: what the other side says, and what would settle it.
  package static func contested(_ otherSide: String, settle experiment: String) -> Evidence {
    .disputed(Dispute(otherSide: otherSide, experiment: experiment))
  }

  /// The confidence.
  public var confidence: Confidence {
    switch self {
    case .documented: .documented
    case .observed: .observed
    case .inferred: .inferred
    case .disputed: .contested
    }
  }

  /// The other side, if there is one.
  public var dispute: Dispute? {
    if case .disputed(let dispute) = self { dispute } else { nil }
  }
}

/// The other side of a contested rule.
public struct Dispute: Hashable, Sendable {
  /// What the other side says.
  public let otherSide: String
  /// The experiment on a device that would settle it.
  public let experiment: String
}
