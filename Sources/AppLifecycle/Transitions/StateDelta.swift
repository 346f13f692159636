import PushRules

/// The parts of the state that a transition changes; the rest stays.
struct StateDelta: Changeable, Hashable, Sendable {
  var process: Destination?
  var termination: Termination?
  var overlay: Overlay?
  var screen: Screen?
  var firstUnlock: FirstUnlock?
  var task: TaskChange?
  var assertion: AssertionChange?
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

  enum AssertionChange: Hashable, Sendable {
    case starts(ProcessAssertion)
    case stops(ProcessAssertion)
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
  func starting(_ assertion: ProcessAssertion) -> StateDelta {
    changed { $0.assertion = .starts(assertion) }
  }
  func stopping(_ assertion: ProcessAssertion) -> StateDelta {
    changed { $0.assertion = .stops(assertion) }
  }
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
    follow(delta.task)
    follow(delta.assertion)
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

  private mutating func follow(_ change: StateDelta.TaskChange?) {
    switch change {
    case .begins: taskCount += 1
    case .ends: taskCount -= 1
    case .endAll: taskCount = 0
    case nil: break
    }
  }

  private mutating func follow(_ change: StateDelta.AssertionChange?) {
    switch change {
    case .starts(let other): assertion = assertion.with(other)
    case .stops(let other): assertion = assertion.without(other)
    case nil: break
    }
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
