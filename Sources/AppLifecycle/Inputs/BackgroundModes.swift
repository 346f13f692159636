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

extension LifecycleInputDescription {
  static let fetchMode = LifecycleInputDescription(
    "background mode fetch",
    configuration: { $0.states(.fetch) }
  )
  static let processingMode = LifecycleInputDescription(
    "background mode processing",
    configuration: { $0.states(.processing) }
  )
  static let audioMode = LifecycleInputDescription(
    "audio in the background",
    configuration: { $0.goesOn(with: .audio) }
  )
  static let locationMode = LifecycleInputDescription(
    "location in the background",
    configuration: { $0.goesOn(with: .location) }
  )
}

extension Entry {
  static func fetchMode(_ value: Presence) -> Entry { Entry(.fetchMode, [value]) }
  static func processingMode(_ value: Presence) -> Entry { Entry(.processingMode, [value]) }
  static func audioMode(_ value: Presence) -> Entry { Entry(.audioMode, [value]) }
  static func locationMode(_ value: Presence) -> Entry { Entry(.locationMode, [value]) }
}
