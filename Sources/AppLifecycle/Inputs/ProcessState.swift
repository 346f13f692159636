internal import DecisionTables
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
    switch self {
    case .notRunning: "not-running"
    case .prewarmed: "prewarmed"
    case .inactive: "inactive"
    case .active: "active"
    case .background: "background"
    case .suspended: "suspended"
    }
  }

  package var isInForeground: Bool { self == .active || self == .inactive }

  package var runsCode: Bool { isInForeground || self == .background }
}

extension Entry {
  static func from(_ values: ProcessState...) -> Entry { Entry(.process, values) }
  static var inForeground: Entry { from { $0.isInForeground } }
  static var runningCode: Entry { from { $0.runsCode } }
  /// In memory, and not in the foreground: running in the background, or suspended.
  static var inBackground: Entry { from(.background, .suspended) }
  static var withoutProcess: Entry { from(.notRunning, .prewarmed) }

  private static func from(where holds: (ProcessState) -> Bool) -> Entry {
    Entry(.process, ProcessState.allCases.filter(holds))
  }
}
