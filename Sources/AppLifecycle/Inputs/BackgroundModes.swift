internal import DecisionTables
internal import PushRules

extension LifecycleConfiguration {
  /// Whether the app declares a background mode.
  func states(_ mode: BackgroundMode) -> Presence {
    backgroundModes.contains(mode) ? .present : .absent
  }

  /// Whether the app declares a background mode and can run in the background with it.
  func goesOn(with mode: BackgroundMode) -> Presence {
    multitaskingSupport != .missing && suspension != .refused ? states(mode) : .absent
  }
}

extension Entry {
  static func fetchMode(_ value: Presence) -> Entry { Entry(.fetchMode, [value]) }
  static func processingMode(_ value: Presence) -> Entry { Entry(.processingMode, [value]) }
  static func audioMode(_ value: Presence) -> Entry { Entry(.audioMode, [value]) }
  static func locationMode(_ value: Presence) -> Entry { Entry(.locationMode, [value]) }
}
