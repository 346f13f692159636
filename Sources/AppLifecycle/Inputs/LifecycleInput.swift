internal import DecisionTables

/// Something that a rule of the life cycle can look at, in the order in which conditions print it.
enum LifecycleInput: UInt8, CaseIterable, Hashable, Sendable {
  case event
  // What iOS, the app and the device are.
  case system, multitasking, lifecycle, launchability, suspension, tasksOnLeaving, stateRestoration
  case backgroundRefresh, fetchMode, processingMode, audioMode, locationMode, device
  // What the state is.
  case process, termination, overlay, screen, firstUnlock, task, keeper, notification, archive
  case session, scene, windows
}

extension LifecycleInput {
  /// All that the rules and the player know about the input.
  var description: LifecycleInputDescription { Self.descriptions[Int(rawValue)] }

  /// The inputs that events change.
  static let state = allCases.filter { input in
    if case .state = input.description.source { true } else { false }
  }

  static let descriptions: [LifecycleInputDescription] = allCases.map { input in
    switch input {
    case .event: .event
    case .system: .system
    case .multitasking: .multitasking
    case .lifecycle: .lifecycle
    case .launchability: .launchability
    case .suspension: .suspension
    case .tasksOnLeaving: .tasksOnLeaving
    case .stateRestoration: .stateRestoration
    case .backgroundRefresh: .backgroundRefresh
    case .fetchMode: .fetchMode
    case .processingMode: .processingMode
    case .audioMode: .audioMode
    case .locationMode: .locationMode
    case .device: .device
    case .process: .process
    case .termination: .termination
    case .overlay: .overlay
    case .screen: .screen
    case .firstUnlock: .firstUnlock
    case .task: .task
    case .keeper: .keeper
    case .notification: .notification
    case .archive: .archive
    case .session: .session
    case .scene: .scene
    case .windows: .windows
    }
  }
}
