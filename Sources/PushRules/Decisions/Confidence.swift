/// How sure an answer is, surest first.
public enum Confidence: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// Apple says so: documentation, SDK header or a WWDC stage.
  case documented
  /// Logs or SDK sources of independent parties agree, and Apple is silent.
  case observed
  /// It follows from documented facts or from how the parts work; nobody states it.
  case inferred
  /// Sources of weight disagree.
  case contested

  /// The word that prints.
  public var name: String {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .inferred: "inferred"
    case .contested: "contested"
    }
  }

  /// Orders from surer to less sure.
  public static func < (one: Confidence, other: Confidence) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The other side of a contested rule.
public struct Dispute: Hashable, Sendable {
  /// What the other side says.
  public let otherSide: String
  /// The experiment on a device that would settle it.
  public let experiment: String
}

/// What a rule rests on: its confidence and, where sources disagree, the other side.
public enum Evidence: Hashable, Sendable {
  /// Apple says so.
  case documented
  /// Independent parties agree.
  case observed
  /// It follows from other facts.
  case inferred
  /// Sources of weight disagree.
  case disputed(Dispute)

  /// Sources of weight disagree: what the other side says, and what would settle it.
  static func contested(_ otherSide: String, settle experiment: String) -> Evidence {
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
