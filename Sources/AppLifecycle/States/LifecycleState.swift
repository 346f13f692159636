public import PushRules

/// Where an app is in its life: its process, what lies between it and the user, what it left behind.
public struct LifecycleState: Hashable, Sendable {
  /// The state of the process.
  public var process: ProcessState
  /// What ended the app last; while it runs, `user` says that the user has not opened it since.
  public var termination: Termination
  /// What covers the screen.
  public var overlay: Overlay
  /// Whether the device is locked, and over what.
  public var screen: Screen
  /// Whether the device was unlocked since it was started.
  public var firstUnlock: FirstUnlock
  /// Whether a background task runs.
  public var task: BackgroundTask
  /// The notification that the user can act on.
  public var notification: ShownNotification
  /// Whether the app saved its state for the next launch.
  public var archive: Presence
  /// Whether the session of the scene goes on.
  public var session: SceneSession
  /// Whether a scene is connected.
  public var scene: SceneConnectionState

  /// Creates a state; what is left out is the usual.
  public init(
    process: ProcessState,
    termination: Termination = .system,
    overlay: Overlay? = nil,
    screen: Screen = .unlocked,
    firstUnlock: FirstUnlock = .done,
    task: BackgroundTask = .idle,
    notification: ShownNotification = .nothing,
    archive: Presence = .absent,
    session: SceneSession = .kept,
    scene: SceneConnectionState = .connected
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
  public var appState: AppState {
    switch process {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case .suspended: .suspended
    case .notRunning, .prewarmed: .notRunning(termination)
    }
  }
}
