internal import PushRules

extension Move {
  /// The states that the process passes when it makes the move, the first one left out.
  ///
  /// An app with scenes is launched in the background, until its scene comes forward (T-S1).
  func path(from process: ProcessState, _ lifecycle: Lifecycle) -> [ProcessState] {
    switch self {
    case .launch: lifecycle == .scene ? [.background] : [.inactive]
    case .presentScene: lifecycle == .scene ? [.inactive] : []
    case .launchBehind: [.background]
    case .resume, .reconnectScene: process == .suspended ? [.background] : []
    case .foreground, .foregroundOnUnlock:
      process == .suspended ? [.background, .inactive] : [.inactive]
    case .activate: [.active]
    case .resign: [.inactive]
    case .enterBackground, .enterBackgroundOnLock, .disconnectScene:
      process == .background ? [] : [.background]
    case .terminate: [.notRunning]
    default: []
    }
  }
}
