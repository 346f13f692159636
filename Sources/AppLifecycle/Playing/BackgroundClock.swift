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

  /// Takes note of a new state of the app.
  mutating func follow(_ state: LifecycleState, on system: SystemVersion) {
    guard state.process == .background, state.task == .running else {
      deadline = nil
      handler = .waiting
      return
    }
    if deadline == nil { deadline = BackgroundTimeLimit.seconds(on: system).map { now + $0 } }
  }

  /// Takes note that the expiration handler was called.
  mutating func callHandler() { handler = .called }
}

extension Player {
  /// Lets time pass; a background task may expire meanwhile.
  mutating func pass(
    _ seconds: Int
  ) throws(Refusal) -> [Step] {
    let end = clock.now + seconds
    var steps: [Step] = []
    if clock.handler == .waiting, let deadline = clock.deadline, deadline <= end {
      clock.now = deadline
      steps.append(try follow(.backgroundTaskExpire))
      clock.callHandler()
    }
    if clock.handler == .called, clock.now < end { steps += try overrun() }
    clock.now = end
    return steps + [try step(.timePass, by: .entry(.after(seconds: seconds)))]
  }

  /// Kills the app if its expiration handler was called and has not ended the task.
  mutating func overrun() throws(Refusal) -> [Step] {
    guard clock.handler == .called else { return [] }
    return [try follow(.backgroundTaskOverrun)]
  }

  /// Plays an event that follows by itself.
  private mutating func follow(_ event: LifecycleEvent) throws(Refusal) -> Step {
    try step(event, by: .consequence(event))
  }
}
