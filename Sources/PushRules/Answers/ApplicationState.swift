/// The state that the app reads in `UIApplication.applicationState`.
public enum ApplicationState: UInt8, ColumnValue {
  /// In the foreground, handling events.
  case active
  /// In the foreground, or on the way to it, not handling events.
  case inactive
  /// In the background.
  case background

  /// The word that prints.
  public var name: String { ["active", "inactive", "background"][place] }
}
