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
  static var arrivalState: TypedColumn<ApplicationState> { TypedColumn(answer: .arrivalState) }
  static var launchState: TypedColumn<ApplicationState> { TypedColumn(answer: .launchState) }
  static var responseState: TypedColumn<ApplicationState> { TypedColumn(answer: .responseState) }
}
