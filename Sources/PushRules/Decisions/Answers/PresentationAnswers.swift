/// Whether the notification center's delegate is asked what to show.
public enum Question: UInt8, ColumnValue {
  case asked, skipped

  /// The word that prints.
  public var name: String { self == .asked ? "asked" : "skipped" }
}

/// What the user gets to see or hear.
public enum Presentation: UInt8, ColumnValue {
  case nothing, shown, appDecides, historyOnly, unknown

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "none"
    case .shown: "shown"
    case .appDecides: "app-decides"
    case .historyOnly: "history-only"
    case .unknown: "unknown"
    }
  }
}

/// Whether the notification service extension runs.
public enum ExtensionRun: UInt8, ColumnValue {
  case runs, skipped

  /// The word that prints.
  public var name: String { self == .runs ? "runs" : "skipped" }
}
