public import PushRules

/// What one event of a script led to.
public struct Step: Hashable, Sendable {
  private let cause: Cause
  /// The seconds since the start of the script at which it happened.
  public let time: Int
  /// The callbacks and notifications, in order.
  public let calls: [TracedCall]
  /// The states that the process passes: that before it first, and that when all is done last.
  public let path: [ProcessState]
  /// Why it happened so.
  public let reason: Reason
  /// What to know beside it.
  public let notes: [Caveat]
  /// What the push did, where the step is the arrival of one.
  public let arrival: Arrival?

  /// What brings a step about.
  enum Cause: Hashable, Sendable {
    /// An entry of the script.
    case entry(ScriptEvent)
    /// An event that follows by itself.
    case consequence(LifecycleEvent)
  }

  init(
    _ cause: Cause,
    at time: Int,
    calls: [TracedCall],
    path: [ProcessState],
    because reason: Reason,
    notes: [Caveat],
    arrival: Arrival?
  ) {
    self.cause = cause
    self.time = time
    self.calls = calls
    self.path = path
    self.reason = reason
    self.notes = notes
    self.arrival = arrival
  }

  /// What a push did on arrival.
  public struct Arrival: Hashable, Sendable {
    /// What it did to the process.
    public let wake: Wake
    /// The rule that decides it.
    public let wakeRule: Rule
    /// What the user got to see or hear.
    public let presentation: Presentation
    /// The situation that the push met, in which the push rules explain more.
    public let situation: Situation
  }
}

extension Step {
  /// The event as it is written on the command line.
  public var event: String {
    switch cause {
    case .entry(let entry): entry.name
    case .consequence(let event): event.name
    }
  }

  /// Whether it followed by itself: the script does not name it.
  public var isConsequence: Bool {
    if case .consequence = cause { true } else { false }
  }

  /// The state of the process before it.
  public var before: ProcessState { path.first ?? .notRunning }

  /// The state of the process when all handlers have returned.
  public var state: ProcessState { path.last ?? .notRunning }
}

extension Step.Arrival {
  /// Why no method of the app takes the push, or nil if one does.
  ///
  /// It is looked up when asked for: the reasons cost more than the answer.
  public var silence: Reason? {
    guard let route = try? Route(situation), route.arrival.calls.isEmpty else { return nil }
    let missed = route.notCalled.filter { $0.phase == .arrival && $0.method.takesPushes }
    return missed.first?.causes.first.map { Reason($0) }
  }
}

extension DelegateMethod {
  fileprivate var takesPushes: Bool {
    self == .didReceiveFetch || self == .didReceive || self == .didReceiveIncomingPush
  }
}
