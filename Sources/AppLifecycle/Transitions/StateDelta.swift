internal import PushRules

/// The parts of the state that a transition changes; the others stay as they are.
struct StateDelta: Hashable, Sendable {
  var process: Destination?
  var termination: Termination?
  var overlay: Overlay?
  var screen: Screen?
  var firstUnlock: FirstUnlock?
  var task: BackgroundTask?
  var notification: ShownNotification?
  var session: SceneSession?

  /// Where the process comes to.
  enum Destination: Hashable, Sendable {
    /// This state.
    case state(ProcessState)
    /// The background while a background task runs, else suspended.
    case rest
  }

  /// Nothing changes.
  static let stay = StateDelta()

  /// The app comes to another state.
  static func to(_ process: ProcessState) -> StateDelta { StateDelta(process: .state(process)) }

  /// The app has nothing more to do: it stays in the background while a task runs, else is suspended.
  static let rest = StateDelta(process: .rest)

  /// The process is gone.
  static func end(_ termination: Termination) -> StateDelta {
    StateDelta(process: .state(.notRunning), termination: termination, task: .idle)
  }

  /// Something else covers the screen from now on.
  func under(_ overlay: Overlay) -> StateDelta { with { $0.overlay = overlay } }
  /// The device is locked or unlocked from now on.
  func screen(_ screen: Screen) -> StateDelta { with { $0.screen = screen } }
  /// A background task starts or ends.
  func task(_ task: BackgroundTask) -> StateDelta { with { $0.task = task } }
  /// The notification is used up.
  var used: StateDelta { with { $0.notification = .nothing } }
  /// The device was unlocked since its start, or was not.
  func firstUnlock(_ firstUnlock: FirstUnlock) -> StateDelta {
    with { $0.firstUnlock = firstUnlock }
  }
  /// The session of the scene is thrown away.
  var discardingSession: StateDelta { with { $0.session = .discarded } }
  /// The session of the scene is thrown away, and a callback has announced it.
  var forgettingSession: StateDelta { with { $0.session = .missing } }

  private func with(_ edit: (inout StateDelta) -> Void) -> StateDelta {
    var copy = self
    edit(&copy)
    return copy
  }
}

extension LifecycleState {
  /// Applies a delta, with what follows from it.
  mutating func apply(_ delta: StateDelta) {
    if let termination = delta.termination { follow(termination) }
    if let overlay = delta.overlay { self.overlay = overlay }
    if let screen = delta.screen { self.screen = screen }
    if let firstUnlock = delta.firstUnlock { self.firstUnlock = firstUnlock }
    if let task = delta.task { self.task = task }
    if let notification = delta.notification { self.notification = notification }
    if let session = delta.session { self.session = session }
    switch delta.process {
    case .state(let process): self.process = process
    case .rest: process = task == .running ? .background : .suspended
    case nil: break
    }
    followProcess()
  }

  /// The mark of a force quit outlives a launch in the background; a restart takes it away.
  private mutating func follow(_ end: Termination) {
    if termination == .user, end == .system || end == .crash { return }
    termination = end
  }

  private mutating func followProcess() {
    if process.isInForeground { termination = .system }
    if !process.isInForeground, notification == .inFront { notification = .earlier }
    if process.isInForeground { scene = .connected }
    guard process == .notRunning || process == .prewarmed else { return }
    scene = .connected
    if termination == .user { archive = .absent }
    if screen == .lockedOverApp { screen = .lockedElsewhere }
  }
}
