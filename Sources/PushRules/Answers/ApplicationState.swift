internal import DecisionTables

/// The state that the app reads in `UIApplication.applicationState`.
public enum ApplicationState: UInt8, ColumnValue {
  /// In the foreground, handling events.
  case active
  /// In the foreground, or on the way to it, not handling events.
  case inactive
  /// In the background.
  case background

  /// The word that prints.
  public var name: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}

extension Entry {
  static func arrivalState(_ value: ApplicationState) -> Entry { Entry(.arrivalState, [value]) }
  static func launchState(_ value: ApplicationState) -> Entry { Entry(.launchState, [value]) }
  static func responseState(_ value: ApplicationState) -> Entry { Entry(.responseState, [value]) }
}
