import DecisionTables
import PushRules

/// An input of the rules of the life cycle, in the order in which conditions print.
enum LifecycleInput: UInt8, CaseIterable, Hashable, Sendable {
  case event
  // iOS, the app and the device.
  case system, multitasking, lifecycle, launchability, suspension, tasksOnLeaving, stateRestoration
  case backgroundRefresh, fetchMode, processingMode, audioMode, locationMode, device
  case debugger, alwaysOn
  // The state.
  case process, termination, overlay, screen, firstUnlock, task, assertion, notification, archive
  case session, scene, windows
}

extension LifecycleInput {
  var description: LifecycleInputDescription { Self.descriptions[Int(rawValue)] }

  /// The inputs that events change.
  static let state = allCases.filter { input in
    if case .state = input.description.source { true } else { false }
  }

  static let descriptions = allCases.map { describe($0) }

  private static func describe(_ input: LifecycleInput) -> LifecycleInputDescription {
    switch input {
    case .event:
      .init(
        column: ColumnDescription("event", words: LifecycleEvent.allCases.map { $0.name }),
        source: .event
      )
    case .system: .system
    case .multitasking: .init("multitasking") { $0.multitaskingSupport }
    case .lifecycle: .init("life cycle") { $0.lifecycle }
    case .launchability: .init("app", words: ["can launch", "cannot launch"]) { $0.launchability }
    case .suspension: .init("exits on suspend") { $0.suspension }
    case .tasksOnLeaving:
      .init("background tasks begun in didEnterBackground") { $0.tasksOnLeaving }
    case .stateRestoration: .init("state restoration") { $0.stateRestoration }
    case .backgroundRefresh: .init("Background App Refresh") { $0.backgroundRefresh }
    case .fetchMode: .init("background mode fetch") { $0.declares(.fetch) }
    case .processingMode: .init("background mode processing") { $0.declares(.processing) }
    case .audioMode: .init("audio in the background") { $0.canContinue(in: .audio) }
    case .locationMode: .init("location in the background") { $0.canContinue(in: .location) }
    case .device: .init("device") { $0.device }
    case .debugger: .init("debugger") { $0.debugger }
    case .alwaysOn: .init("Always-On Display") { $0.alwaysOnDisplay }
    case .process: .init("app", get: { $0.process }, set: { $0.process = $1 })
    case .termination: .init("ended by", get: { $0.termination }, set: { $0.termination = $1 })
    case .overlay: .init("under", get: { $0.overlay }, set: { $0.overlay = $1 })
    case .screen: .init("screen", get: { $0.screen }, set: { $0.screen = $1 })
    case .firstUnlock: .init("first unlock", get: { $0.firstUnlock }, set: { $0.firstUnlock = $1 })
    case .task: .init("background task", get: { $0.task }, set: { $0.taskCount = $1.lowestCount })
    case .assertion: .init("kept running by", get: { $0.assertion }, set: { $0.assertion = $1 })
    case .notification:
      .init("notification", get: { $0.notification }, set: { $0.notification = $1 })
    case .archive: .init("saved state", get: { $0.archive }, set: { $0.archive = $1 })
    case .session: .init("scene session", get: { $0.session }, set: { $0.session = $1 })
    case .scene: .init("scene", get: { $0.scene }, set: { $0.scene = $1 })
    case .windows: .init("open windows", get: { $0.windows }, set: { $0.windows = $1 })
    }
  }
}

/// The name and values of a life-cycle input, and where its value comes from.
struct LifecycleInputDescription: Sendable {
  let column: ColumnDescription
  let source: Source

  enum Source: Sendable {
    case event
    /// From the app and the device, which no event changes.
    case scenario(@Sendable (Scenario) -> Int)
    case state(
      read: @Sendable (LifecycleState) -> Int,
      write: @Sendable (inout LifecycleState, Int) -> Void
    )
  }
}

extension LifecycleInputDescription {
  /// Describes a part of the app or the device; without `words`, the values print as their names.
  init<Value: ColumnValue>(
    _ name: String,
    words: [String]? = nil,
    of get: @escaping @Sendable (Scenario) -> Value
  ) {
    column = ColumnDescription(name, words: words ?? Value.allCases.map { $0.name })
    source = .scenario { Int(get($0).rawValue) }
  }

  init<Value: ColumnValue>(
    _ name: String,
    get: @escaping @Sendable (LifecycleState) -> Value,
    set: @escaping @Sendable (inout LifecycleState, Value) -> Void
  ) {
    column = ColumnDescription(name, words: Value.allCases.map { $0.name })
    source = .state(read: { Int(get($0).rawValue) }, write: { set(&$0, Value(place: $1)) })
  }
}

extension ColumnDescription {
  /// Describes a column whose conditions read like `app active or inactive`, or like `app other
  /// than active` if a condition accepts all values but one of many.
  init(_ name: String, words: [String]) {
    self.init(
      name,
      values: words,
      phrase: { accepted in
        let places = accepted.places
        let refused = words.indices.filter { !places.contains($0) }
        return refused.count == 1 && places.count > 2
          ? name + " other than " + words[refused[0]]
          : name + " " + places.map { words[$0] }.joined(separator: " or ")
      }
    )
  }
}
