internal import DecisionTables

/// Something that a rule of the life cycle can look at, in the order in which conditions print it.
enum LifecycleInput: UInt8, CaseIterable, Hashable, Sendable {
  case event
  // What iOS, the app and the device are.
  case system, lifecycle, launchability, suspension, stateRestoration, backgroundRefresh, device
  // What the state is.
  case process, termination, overlay, screen, firstUnlock, task, notification, archive, session
  case scene
}

extension LifecycleInput {
  /// All that the rules and the player know about the input.
  var description: LifecycleInputDescription { Self.descriptions[Int(rawValue)] }

  static let descriptions: [LifecycleInputDescription] = allCases.map { input in
    switch input {
    case .event: .event
    case .system: .system
    case .lifecycle: .lifecycle
    case .launchability: .launchability
    case .suspension: .suspension
    case .stateRestoration: .stateRestoration
    case .backgroundRefresh: .backgroundRefresh
    case .device: .device
    case .process: .process
    case .termination: .termination
    case .overlay: .overlay
    case .screen: .screen
    case .firstUnlock: .firstUnlock
    case .task: .task
    case .notification: .notification
    case .archive: .archive
    case .session: .session
    case .scene: .scene
    }
  }
}
