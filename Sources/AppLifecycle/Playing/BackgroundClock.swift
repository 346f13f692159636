import PushRules

/// The simulated time, and when the time of the background tasks is up.
struct BackgroundClock: Hashable, Sendable {
  /// The seconds since the start of the script.
  var now = 0
  /// When the time of all running background tasks is up, or nil if it does not run.
  private(set) var deadline: Int?
  /// Whether expiration handlers have run and have not ended all tasks.
  var hasExpired = false

  /// How long background tasks may run: observed, not promised by Apple (L-10, T-B1).
  private static let limits: [(since: SystemVersion, seconds: Int)] = [
    (.iOS(4, 0), 600), (.iOS(7, 0), 180), (.iOS(13, 0), 30),
  ]

  /// Starts or stops the time of the background tasks, depending on the state of the app.
  mutating func follow(_ state: LifecycleState, on system: SystemVersion) {
    guard state.process == .background, state.taskCount > 0 else {
      deadline = nil
      hasExpired = false
      return
    }
    let limit = Self.limits.last { $0.since <= system }
    if deadline == nil { deadline = limit.map { now + $0.seconds } }
  }
}

extension Player {
  /// Lets time pass, in which the background tasks may expire.
  mutating func pass(_ seconds: Int, as name: String, into steps: inout [Step]) throws(Refusal) {
    try overrun(into: &steps)
    let end = position.clock.now + seconds
    if !position.clock.hasExpired, let deadline = position.clock.deadline, deadline <= end {
      position.clock.now = deadline
      try follow(.backgroundTaskExpire, into: &steps)
      position.clock.hasExpired = true
    }
    if position.clock.now < end { try overrun(into: &steps) }
    position.clock.now = end
    try step(.timePass, as: name, into: &steps)
  }

  /// Kills the app if its expiration handlers have run and have not ended all tasks.
  mutating func overrun(into steps: inout [Step]) throws(Refusal) {
    guard position.clock.hasExpired else { return }
    try follow(.backgroundTaskOverrun, into: &steps)
  }

  /// Plays an event that follows by itself.
  private mutating func follow(_ event: LifecycleEvent, into steps: inout [Step]) throws(Refusal) {
    try step(event, as: event.name, isConsequence: true, into: &steps)
  }
}
