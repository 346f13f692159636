import PushRules

/// The state of an app: its process, what covers it, and what it left behind.
struct LifecycleState: Hashable, Sendable {
  var process: ProcessState
  /// What ended the app last; in a running app `user` means that the user has not opened it since.
  var termination = Termination.system
  var overlay = Overlay.nothing
  var screen = Screen.unlocked
  var firstUnlock = FirstUnlock.done
  var taskCount = 0
  var assertion = ProcessAssertion.nothing
  var notification = ShownNotification.nothing
  /// Whether the app saved its state for the next launch.
  var archive = Presence.absent
  var session = SceneSession.kept
  var scene = AppScene.connected
  var windows = OpenWindows.one

  /// The state for the push rules, which have no prewarmed app.
  var appState: AppState {
    switch process {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case .suspended: .suspended
    case .notRunning, .prewarmed: .notRunning(termination)
    }
  }

  mutating func follow(_ move: Move, beginning tasks: Int, savingState: Bool) {
    switch move {
    case .launch, .launchInBackground, .reconnectScene: session = .kept
    case .disconnectScene, .launchWithoutScene: scene = .disconnected
    case .enterBackground, .enterBackgroundOnLock:
      taskCount += tasks
      if savingState { archive = .present }
    default: break
    }
  }
}
