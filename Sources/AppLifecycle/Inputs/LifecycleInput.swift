internal import DecisionTables
internal import PushRules

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
