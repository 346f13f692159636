/// How much a finding matters.
public enum Severity: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  /// Something to know: it is legal.
  case info
  /// iOS or APNs ignores it, or takes it for something else.
  case warning
  /// A wrong type, something required that is missing, or no JSON.
  case error

  /// The word that prints.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Orders from less to more.
  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }
}
