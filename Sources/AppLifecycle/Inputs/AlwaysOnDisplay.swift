internal import DecisionTables
public import PushRules

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

extension LifecycleConfiguration {
  /// What is stated, and whether it counts.
  var alwaysOnDisplay: AlwaysOnDisplay {
    alwaysOn == .on && (system < .iOS(16, 0) || device != .iPhone) ? .ignored : alwaysOn
  }
}

extension Entry {
  static func alwaysOn(_ values: AlwaysOnDisplay...) -> Entry { Entry(.alwaysOn, values) }
}
