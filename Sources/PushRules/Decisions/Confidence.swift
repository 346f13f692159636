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
