internal import DecisionTables
internal import PushRules

/// Whether a background task of the app runs.
enum BackgroundTask: UInt8, ColumnValue {
  /// None runs.
  case idle
  /// One of `beginBackgroundTask` runs.
  case running

  /// The words that print.
  var name: String {
    switch self {
    case .idle: "idle"
    case .running: "running"
    }
  }
}

extension LifecycleInputDescription {
  static let task = LifecycleInputDescription(
    "background task",
    get: { $0.task },
    set: { $0.task = $1 }
  )
}

extension Entry {
  static func task(_ values: BackgroundTask...) -> Entry { Entry(.task, values) }
}
