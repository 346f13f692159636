internal import PushRules

/// The simulated time, and when the time of a background task is up.
struct BackgroundClock: Hashable, Sendable {
  /// The seconds since the start of the script.
  var now = 0
  /// When the time of the running background task is up, or nil while none runs down.
  private(set) var deadline: Int?
  /// Whether the expiration handler was called and the task is not ended yet.
  private(set) var handler = Handler.waiting

  /// Where the expiration handler of the task is.
  enum Handler: Hashable, Sendable {
    /// It was not called.
    case waiting
    /// It was called, and has not ended the task.
    case called
  }

  /// Starts or stops the time of a background task as the state of the app demands.
  mutating func follow(_ state: LifecycleState, on system: SystemVersion) {
    guard state.process == .background, state.task == .running else {
      deadline = nil
      handler = .waiting
      return
    }
    if deadline == nil { deadline = BackgroundTimeLimit.seconds(on: system).map { now + $0 } }
  }

  /// Marks the expiration handler as called.
  mutating func callHandler() { handler = .called }
}

extension Player {
  /// Lets time pass; a background task may expire meanwhile.
  mutating func pass(_ seconds: Int, as name: String, into steps: inout [Step]) throws(Refusal) {
    let end = position.clock.now + seconds
    if position.clock.handler == .waiting, let deadline = position.clock.deadline, deadline <= end {
      position.clock.now = deadline
      try follow(.backgroundTaskExpire, into: &steps)
      position.clock.callHandler()
    }
    if position.clock.now < end { try overrun(into: &steps) }
    position.clock.now = end
    try step(.timePass, as: name, into: &steps)
  }

  /// Kills the app if its expiration handler was called and has not ended the task.
  mutating func overrun(into steps: inout [Step]) throws(Refusal) {
    guard position.clock.handler == .called else { return }
    try follow(.backgroundTaskOverrun, into: &steps)
  }

  /// Plays an event that follows by itself.
  private mutating func follow(
    _ event: LifecycleEvent,
    into steps: inout [Step]
  ) throws(Refusal) {
    try step(event, as: event.name, isConsequence: true, into: &steps)
  }
}
