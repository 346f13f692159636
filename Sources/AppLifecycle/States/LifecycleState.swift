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

/// The parts of the state that a transition changes; the rest stays.
struct StateDelta: Changeable, Hashable, Sendable {
  var process: Destination?
  var termination: Termination?
  var overlay: Overlay?
  var screen: Screen?
  var firstUnlock: FirstUnlock?
  var task: TaskChange?
  var started, stopped: ProcessAssertion?
  var notification: ShownNotification?
  var session: SceneSession?
  var windows: OpenWindows?

  enum Destination: Hashable, Sendable {
    case state(ProcessState)
    /// Background if something keeps the app running, else suspended.
    case suspend
  }

  enum TaskChange: String, Hashable, Sendable {
    case begins
    case ends
    /// All end with the process.
    case endAll
  }

  static let stay = StateDelta()

  static func to(_ process: ProcessState) -> StateDelta { StateDelta(process: .state(process)) }

  /// The app is suspended unless something keeps it running in the background.
  static let suspend = StateDelta(process: .suspend)

  static func end(_ termination: Termination) -> StateDelta {
    StateDelta(process: .state(.notRunning), termination: termination, task: .endAll)
  }

  /// An overlay covers the screen, or none.
  func under(_ overlay: Overlay) -> StateDelta { changed { $0.overlay = overlay } }
  func screen(_ screen: Screen) -> StateDelta { changed { $0.screen = screen } }
  var beginningTask: StateDelta { changed { $0.task = .begins } }
  var endingTask: StateDelta { changed { $0.task = .ends } }
  func starting(_ work: ProcessAssertion) -> StateDelta { changed { $0.started = work } }
  func stopping(_ work: ProcessAssertion) -> StateDelta { changed { $0.stopped = work } }
  func windows(_ windows: OpenWindows) -> StateDelta { changed { $0.windows = windows } }
  /// The user has acted on the notification.
  var used: StateDelta { changed { $0.notification = .nothing } }
  func firstUnlock(_ firstUnlock: FirstUnlock) -> StateDelta {
    changed { $0.firstUnlock = firstUnlock }
  }
  /// The session of the scene is discarded.
  var discardingSession: StateDelta { changed { $0.session = .discarded } }
  /// The session of the scene is discarded, and a callback has announced it.
  var forgettingSession: StateDelta { changed { $0.session = .missing } }
}

extension LifecycleState {
  /// Applies a delta, with what follows from it.
  mutating func apply(_ delta: StateDelta, underDebugger: Bool) {
    if let termination = delta.termination { follow(termination) }
    if let overlay = delta.overlay { self.overlay = overlay }
    if let screen = delta.screen { self.screen = screen }
    if let firstUnlock = delta.firstUnlock { self.firstUnlock = firstUnlock }
    switch delta.task {
    case .begins: taskCount += 1
    case .ends: taskCount -= 1
    case .endAll: taskCount = 0
    case nil: break
    }
    if let started = delta.started { assertion = assertion.with(started) }
    if let stopped = delta.stopped { assertion = assertion.without(stopped) }
    if let notification = delta.notification { self.notification = notification }
    if let session = delta.session { self.session = session }
    if let windows = delta.windows { self.windows = windows }
    switch delta.process {
    case .state(let process): self.process = process
    case .suspend:
      process = taskCount > 0 || assertion != .nothing || underDebugger ? .background : .suspended
    case nil: break
    }
    followProcess()
  }

  /// The mark of a force quit outlives a launch in the background; a restart removes it.
  private mutating func follow(_ end: Termination) {
    if termination == .user, end == .system || end == .crash { return }
    termination = end
    guard end == .neverLaunched else { return }
    session = .missing
    archive = .absent
    notification = .nothing
  }

  private mutating func followProcess() {
    if process.isInForeground { termination = .system }
    if !process.isInForeground, notification == .inFront { notification = .earlier }
    if process.isInForeground { scene = .connected }
    if !process.runsCode { assertion = .nothing }
    if scene == .disconnected { windows = .one }
    guard process == .notRunning || process == .prewarmed else { return }
    scene = .connected
    windows = .one
    if termination == .user { archive = .absent }
    if screen == .lockedOverApp { screen = .lockedElsewhere }
  }
}
