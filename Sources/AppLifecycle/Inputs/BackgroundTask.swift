import DecisionTables
import PushRules

/// How many background tasks run.
enum BackgroundTask: UInt8, ColumnValue {
  case idle
  case one
  case several

  init(count: Int) { self = count == 0 ? .idle : count == 1 ? .one : .several }

  /// The lowest number of tasks that the value means.
  var lowestCount: Int { Int(rawValue) }

  var name: String { ["none", "running", "several running"][place] }
}

extension LifecycleState {
  var task: BackgroundTask { BackgroundTask(count: taskCount) }
}

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

/// The process assertion that keeps the app running in the background besides background tasks.
enum ProcessAssertion: UInt8, ColumnValue {
  case nothing
  case audio
  case location
  case both

  var name: String { ["nothing", "audio", "location", "audio and location"][place] }

  /// This one and another.
  func with(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) ?? .both }

  func without(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) ?? self }
}

extension Scenario {
  var tasksOnLeaving: TasksOnLeaving {
    if backgroundTasks == 0 { return .nothing }
    if multitaskingSupport == .missing || suspension == .refused { return .ignored }
    return backgroundTasks == 1 ? .one : .several
  }

  func declares(_ mode: BackgroundMode) -> Presence {
    situation.backgroundModes.contains(mode) ? .present : .absent
  }

  func canContinue(in mode: BackgroundMode) -> Presence {
    multitaskingSupport != .missing && suspension != .refused ? declares(mode) : .absent
  }
}

extension Entry {
  static func task(_ values: BackgroundTask...) -> Entry { Entry(.task, values) }
  static var withTask: Entry { !task(.idle) }
  static func tasksOnLeaving(_ values: TasksOnLeaving...) -> Entry {
    Entry(.tasksOnLeaving, values)
  }
  /// Something besides background tasks keeps the app running.
  static func kept(by values: ProcessAssertion...) -> Entry { Entry(.assertion, values) }
  static var kept: Entry { !kept(by: .nothing) }
  static func fetchMode(_ value: Presence) -> Entry { Entry(.fetchMode, [value]) }
  static func processingMode(_ value: Presence) -> Entry { Entry(.processingMode, [value]) }
  static func audioMode(_ value: Presence) -> Entry { Entry(.audioMode, [value]) }
  static func locationMode(_ value: Presence) -> Entry { Entry(.locationMode, [value]) }
  static func backgroundRefresh(_ value: DeviceSetting) -> Entry {
    Entry(.backgroundRefresh, [value])
  }
}
