internal import PushRules

/// Where an app is in its life: its process, what lies between it and the user, what it left behind.
struct LifecycleState: Hashable, Sendable {
  /// The state of the process.
  var process: ProcessState
  /// What ended the app last; while it runs, `user` means that the user has not opened it since.
  var termination: Termination
  /// What covers the screen.
  var overlay: Overlay
  /// Whether the device is locked, and over what.
  var screen: Screen
  /// Whether the device was unlocked since it was started.
  var firstUnlock: FirstUnlock
  /// The number of background tasks that run.
  var taskCount: Int
  /// What keeps the app running in the background besides.
  var keeper: Keeper
  /// The notification that the user can act on.
  var notification: ShownNotification
  /// Whether the app saved its state for the next launch.
  var archive: Presence
  /// Whether the session of the scene goes on.
  var session: SceneSession
  /// Whether a scene is connected.
  var scene: AppScene
  /// How many windows are open.
  var windows: OpenWindows

  /// Creates a state; what is left out is the usual.
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

  /// The state in the words of the push rules, which know no prewarmed app.
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
