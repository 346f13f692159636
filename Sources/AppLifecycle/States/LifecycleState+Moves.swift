internal import PushRules

extension LifecycleState {
  mutating func follow(_ move: Move, beginning tasks: Int, savingState: Bool) {
    switch move {
    case .launch, .launchInBackground: session = .kept
    case .disconnectScene: scene = .disconnected
    case .enterBackground, .enterBackgroundOnLock:
      taskCount += tasks
      if savingState { archive = .present }
    default: break
    }
  }
}
