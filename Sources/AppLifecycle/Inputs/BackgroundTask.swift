internal import DecisionTables
internal import PushRules

/// Whether background tasks of the app run.
enum BackgroundTask: UInt8, ColumnValue {
  /// None runs.
  case idle
  /// One of `beginBackgroundTask` runs.
  case one
  /// Several run at once, each to be ended alone.
  case several

  /// Sorts a number of tasks.
  init(count: Int) { self = count == 0 ? .idle : count == 1 ? .one : .several }

  /// The lowest number of tasks that it is.
  var lowestCount: Int { Int(rawValue) }

  /// The words that print.
  var name: String {
    switch self {
    case .idle: "none"
    case .one: "running"
    case .several: "several running"
    }
  }
}

extension LifecycleState {
  /// Whether background tasks run.
  var task: BackgroundTask { BackgroundTask(count: taskCount) }
}

extension LifecycleInputDescription {
  static let task = LifecycleInputDescription(
    "background task",
    get: { $0.task },
    set: { $0.taskCount = $1.lowestCount }
  )
}

extension Entry {
  static func task(_ values: BackgroundTask...) -> Entry { Entry(.task, values) }
  /// A background task runs, or several do.
  static var withTask: Entry { !task(.idle) }
}
