internal import PushRules

/// The state of an app: its process, what covers it, and what it left behind.
struct LifecycleState: Hashable, Sendable {
  var process: ProcessState
  /// What ended the app last; in a running app `user` means that the user has not opened it since.
  var termination: Termination
  var overlay: Overlay
  var screen: Screen
  /// Whether the device was unlocked since it was started.
  var firstUnlock: FirstUnlock
  var taskCount: Int
  var keeper: Keeper
  var notification: ShownNotification
  /// Whether the app saved its state for the next launch.
  var archive: Presence
  var session: SceneSession
  var scene: AppScene
  var windows: OpenWindows

  init(
    process: ProcessState,
    termination: Termination = .system,
    overlay: Overlay? = nil,
    screen: Screen = .unlocked,
    firstUnlock: FirstUnlock = .done,
    taskCount: Int = 0,
    keeper: Keeper = .nothing,
    notification: ShownNotification = .nothing,
    archive: Presence = .absent,
    session: SceneSession = .kept,
    scene: AppScene = .connected,
    windows: OpenWindows = .one
  ) {
    self.process = process
    self.termination = termination
    self.overlay = overlay ?? (process == .inactive ? .unnamed : .nothing)
    self.screen = screen
    self.firstUnlock = firstUnlock
    self.taskCount = taskCount
    self.keeper = keeper
    self.notification = notification
    self.archive = archive
    self.session = session
    self.scene = scene
    self.windows = windows
  }

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
}
