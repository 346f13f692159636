internal import DecisionTables
internal import PushRules

/// How many background tasks run.
enum BackgroundTask: UInt8, ColumnValue {
  case idle
  case one
  case several

  init(count: Int) { self = count == 0 ? .idle : count == 1 ? .one : .several }

  /// The lowest number of tasks that it stands for.
  var lowestCount: Int { Int(rawValue) }

  var name: String { ["none", "running", "several running"][place] }
}

extension LifecycleState {
  /// Whether background tasks run.
  var task: BackgroundTask { BackgroundTask(count: taskCount) }
}

extension Entry {
  static func task(_ values: BackgroundTask...) -> Entry { Entry(.task, values) }
  /// One or more background tasks run.
  static var withTask: Entry { !task(.idle) }
}
