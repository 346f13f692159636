import DecisionTables
public import PushRules

/// The state of an app's process.
///
/// The app itself can read three of them, as `UIApplication.State`.
public enum ProcessState: UInt8, ColumnValue {
  /// There is no process.
  case notRunning
  /// The system has prewarmed a process, which has run no callback (from iOS 15).
  case prewarmed
  /// In the foreground, not handling events.
  case inactive
  /// In the foreground, handling events.
  case active
  /// In the background, running code.
  case background
  /// In memory, running no code.
  case suspended

  /// The word of the command line.
  public var name: String {
    ["not-running", "prewarmed", "inactive", "active", "background", "suspended"][place]
  }

  package var isInForeground: Bool { self == .active || self == .inactive }

  package var runsCode: Bool { isInForeground || self == .background }
}

extension Entry {
  static func from(_ values: ProcessState...) -> Entry { Entry(.process, values) }
  static var active: Entry { from(.active) }
  static var inactive: Entry { from(.inactive) }
  static var background: Entry { from(.background) }
  static var suspended: Entry { from(.suspended) }
  static var inForeground: Entry { from { $0.isInForeground } }
  static var runningCode: Entry { from { $0.runsCode } }
  /// In memory, and not in the foreground: running in the background, or suspended.
  static var inBackground: Entry { from(.background, .suspended) }
  static var withoutProcess: Entry { from(.notRunning, .prewarmed) }

  private static func from(where holds: (ProcessState) -> Bool) -> Entry {
    Entry(.process, ProcessState.allCases.filter(holds))
  }

  static func under(_ values: Overlay...) -> Entry { Entry(.overlay, values) }
  static var uncovered: Entry { under(.nothing) }
  static func screen(_ values: Screen...) -> Entry { Entry(.screen, values) }
  static var locked: Entry { screen(.lockedOverApp, .lockedElsewhere) }
  static var unlocked: Entry { screen(.unlocked) }
  static func notification(_ values: ShownNotification...) -> Entry { Entry(.notification, values) }
}

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
    [
      "nothing", "the switcher", "a call", "a system alert", "Notification Center",
      "Control Center", "something unnamed",
    ][place]
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
