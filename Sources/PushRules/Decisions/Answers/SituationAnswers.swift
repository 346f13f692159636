/// Whether nothing stands in the way.
public enum Gate: UInt8, ColumnValue {
  case open, closed

  /// The word that prints.
  public var name: String { self == .open ? "open" : "closed" }
}

/// Where the app is when the push arrives.
public enum Place: UInt8, ColumnValue {
  case foreground, background, notRunning

  /// The word that prints.
  public var name: String {
    switch self {
    case .foreground: "foreground"
    case .background: "background"
    case .notRunning: "not running"
    }
  }
}

/// What the user allows the app to show, on this version of iOS.
public enum Permission: UInt8, ColumnValue {
  case full, historyOnly, refused

  /// The word that prints.
  public var name: String {
    switch self {
    case .full: "full"
    case .historyOnly: "history only"
    case .refused: "refused"
    }
  }
}
