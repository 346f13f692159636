internal import DecisionTables
internal import PushRules

/// What covers the screen.
enum Overlay: UInt8, ColumnValue {
  case nothing
  case switcher
  /// A call that fills the screen.
  case call
  /// A system alert, dialog or sheet.
  case alert
  case notificationCenter
  case controlCenter
  /// Something unnamed, for an app that is inactive at the start of the script.
  case unnamed

  var name: String {
    switch self {
    case .nothing: "nothing"
    case .switcher: "the switcher"
    case .call: "a call"
    case .alert: "a system alert"
    case .notificationCenter: "Notification Center"
    case .controlCenter: "Control Center"
    case .unnamed: "something unnamed"
    }
  }
}

/// Whether the device is locked.
enum Screen: UInt8, ColumnValue {
  case unlocked
  /// Locked; unlocking returns to the app.
  case lockedOverApp
  /// Locked; unlocking does not return to the app.
  case lockedElsewhere

  var name: String { ["unlocked", "locked over the app", "locked over something else"][place] }
}

/// A notification that the user can act on.
enum ShownNotification: UInt8, ColumnValue {
  case nothing
  /// It came while the app was in the foreground, which it still is.
  case inFront
  /// It came while the app was not in the foreground, or the app has left the foreground since.
  case earlier

  var name: String { ["not there", "arrived in front", "arrived earlier"][place] }
}

extension Entry {
  static func under(_ values: Overlay...) -> Entry { Entry(.overlay, values) }
  static func screen(_ values: Screen...) -> Entry { Entry(.screen, values) }
  static var locked: Entry { screen(.lockedOverApp, .lockedElsewhere) }
  static var unlocked: Entry { screen(.unlocked) }
  static func notification(_ values: ShownNotification...) -> Entry { Entry(.notification, values) }
}
