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
  /// Whether a background task runs.
  var task: BackgroundTask
  /// The notification that the user can act on.
  var notification: ShownNotification
  /// Whether the app saved its state for the next launch.
  var archive: Presence
  /// Whether the session of the scene goes on.
  var session: SceneSession
  /// Whether a scene is connected.
  var scene: SceneAttachment

  /// Creates a state; what is left out is the usual.
  init(
    process: ProcessState,
    termination: Termination = .system,
    overlay: Overlay? = nil,
    screen: Screen = .unlocked,
    firstUnlock: FirstUnlock = .done,
    task: BackgroundTask = .idle,
    notification: ShownNotification = .nothing,
    archive: Presence = .absent,
    session: SceneSession = .kept,
    scene: SceneAttachment = .connected
  ) {
    self.process = process
    self.termination = termination
    self.overlay = overlay ?? (process == .inactive ? .unnamed : .nothing)
    self.screen = screen
    self.firstUnlock = firstUnlock
    self.task = task
    self.notification = notification
    self.archive = archive
    self.session = session
    self.scene = scene
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
