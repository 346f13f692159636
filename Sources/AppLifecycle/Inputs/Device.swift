internal import DecisionTables
public import PushRules

/// The kind of device, where it changes the switcher.
public enum Device: UInt8, ColumnValue {
  /// An iPhone.
  case iPhone
  /// An iPad with one window of the app.
  case iPad
  /// An iPad with several windows of the app.
  case iPadWithWindows

  /// The name in texts.
  public var name: String { ["iPhone", "iPad", "iPad with several windows"][place] }
}

extension Entry {
  static func device(_ values: Device...) -> Entry { Entry(.device, values) }
}
