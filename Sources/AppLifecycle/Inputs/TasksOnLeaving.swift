internal import DecisionTables
internal import PushRules

/// The background tasks that the app begins inside didEnterBackground (L-17).
enum TasksOnLeaving: UInt8, ColumnValue {
  /// The app begins none.
  case nothing
  /// The app begins one.
  case one
  /// The app begins several at once.
  case several
  /// The app would begin some, but it ends when the user leaves it.
  case ignored

  /// The words that print.
  var name: String {
    switch self {
    case .nothing: "none"
    case .one: "one"
    case .several: "several"
    case .ignored: "ignored"
    }
  }

  /// The lowest number of tasks that begin.
  var lowestCount: Int { self == .ignored ? 0 : Int(rawValue) }
}

extension LifecycleConfiguration {
  /// How many tasks the app begins inside didEnterBackground, or that they do not count.
  var tasksOnLeaving: TasksOnLeaving {
    if backgroundTasks == 0 { return .nothing }
    if multitaskingSupport == .missing || suspension == .refused { return .ignored }
    return backgroundTasks == 1 ? .one : .several
  }
}

extension LifecycleInputDescription {
  static let tasksOnLeaving = LifecycleInputDescription(
    "background tasks begun in didEnterBackground",
    configuration: { $0.tasksOnLeaving }
  )
}

extension Entry {
  static func tasksOnLeaving(_ values: TasksOnLeaving...) -> Entry {
    Entry(.tasksOnLeaving, values)
  }
}
