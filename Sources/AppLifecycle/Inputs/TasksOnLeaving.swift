internal import DecisionTables
internal import PushRules

/// The background tasks that the app begins inside didEnterBackground (L-17).
enum TasksOnLeaving: UInt8, ColumnValue {
  case nothing
  case one
  case several
  /// The app would begin some, but it ends when the user leaves it.
  case ignored

  var name: String { ["none", "one", "several", "ignored"][place] }

  /// The lowest number of tasks that begin.
  var lowestCount: Int { self == .ignored ? 0 : Int(rawValue) }
}

extension LifecycleConfiguration {
  var tasksOnLeaving: TasksOnLeaving {
    if backgroundTasks == 0 { return .nothing }
    if multitaskingSupport == .missing || suspension == .refused { return .ignored }
    return backgroundTasks == 1 ? .one : .several
  }
}

extension Entry {
  static func tasksOnLeaving(_ values: TasksOnLeaving...) -> Entry {
    Entry(.tasksOnLeaving, values)
  }
}
