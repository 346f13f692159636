internal import DecisionTables

/// An input of the rules of the life cycle, in the order in which conditions print.
enum LifecycleInput: UInt8, CaseIterable, Hashable, Sendable {
  case event
  // iOS, the app and the device.
  case system, multitasking, lifecycle, launchability, suspension, tasksOnLeaving, stateRestoration
  case backgroundRefresh, fetchMode, processingMode, audioMode, locationMode, device
  // The state.
  case process, termination, overlay, screen, firstUnlock, task, keeper, notification, archive
  case session, scene, windows
}

extension LifecycleInput {
  /// The name, values and source of the input.
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
