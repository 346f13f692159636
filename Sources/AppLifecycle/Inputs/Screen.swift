internal import DecisionTables
internal import PushRules

/// Whether the device is locked.
enum Screen: UInt8, ColumnValue {
  case unlocked
  /// Locked; unlocking returns to the app.
  case lockedOverApp
  /// Locked; unlocking does not return to the app.
  case lockedElsewhere

  var name: String { ["unlocked", "locked over the app", "locked over something else"][place] }
}

extension Entry {
  static func screen(_ values: Screen...) -> Entry { Entry(.screen, values) }
  static var locked: Entry { screen(.lockedOverApp, .lockedElsewhere) }
  static var unlocked: Entry { screen(.unlocked) }
}
