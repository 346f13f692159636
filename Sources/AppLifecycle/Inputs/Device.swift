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

/// Whether the display stays on when the device is locked (L-30).
public enum AlwaysOnDisplay: UInt8, ColumnValue {
  case unstated
  case off
  case on
  /// Stated as on, and not in effect: it exists from iOS 16, on an iPhone.
  case ignored

  /// The words that print.
  public var name: String { ["not stated", "off", "on", "ignored"][place] }
}

/// How many windows of the app are open.
enum OpenWindows: UInt8, ColumnValue {
  /// One window is open, or the app has no process.
  case one
  /// Two windows are open, side by side.
  case two

  var name: String { ["one", "two"][place] }
}

/// Whether the session of the scene continues from the last launch.
enum SceneSession: UInt8, ColumnValue {
  case kept
  /// The user discarded it in the switcher.
  case discarded
  /// There was none before.
  case missing

  var name: String { ["kept", "discarded", "missing"][place] }
}

extension LifecycleConfiguration {
  var alwaysOnDisplay: AlwaysOnDisplay {
    alwaysOn == .on && (system < .iOS(16, 0) || device != .iPhone) ? .ignored : alwaysOn
  }
}

extension Entry {
  static func device(_ values: Device...) -> Entry { Entry(.device, values) }
  static func alwaysOn(_ values: AlwaysOnDisplay...) -> Entry { Entry(.alwaysOn, values) }
  static func windows(_ value: OpenWindows) -> Entry { Entry(.windows, [value]) }
  static func session(_ values: SceneSession...) -> Entry { Entry(.session, values) }
}
