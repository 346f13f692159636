internal import DecisionTables
internal import PushRules

extension Situation {
  /// Background App Refresh, which exists from iOS 7; Low Power Mode turns it off from iOS 9.
  var backgroundRefresh: DeviceSetting {
    if backgroundAppRefresh == .off, system >= .iOS(7, 0) { return .off }
    return lowPowerMode == .on && system >= .iOS(9, 0) ? .off : .on
  }
}

extension Entry {
  static func backgroundRefresh(_ value: DeviceSetting) -> Entry {
    Entry(.backgroundRefresh, [value])
  }
}
