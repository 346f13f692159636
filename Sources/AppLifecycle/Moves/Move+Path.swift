internal import PushRules

extension Move {
  /// Adds the process states of the move to a path.
  ///
  /// An app with scenes launches into the background, until its scene comes forward (T-S1).
  func extend(_ path: inout [ProcessState], _ lifecycle: Lifecycle) {
    let process = path[path.count - 1]
    switch self {
    case .launch: path.append(lifecycle == .scene ? .background : .inactive)
    case .presentScene: if lifecycle == .scene { path.append(.inactive) }
    case .launchBehind: path.append(.background)
    case .resume, .reconnectScene: if process == .suspended { path.append(.background) }
    case .foreground, .foregroundOnUnlock:
      if process == .suspended { path.append(.background) }
      path.append(.inactive)
    case .activate, .activateFirstWindow: if process != .active { path.append(.active) }
    case .resign: path.append(.inactive)
    case .enterBackground, .enterBackgroundOnLock, .disconnectScene:
      if process != .background { path.append(.background) }
    case .terminate: path.append(.notRunning)
    default: break
    }
  }
}
