public import PushRules

/// What one event of a script led to.
public struct Step: Hashable, Sendable {
  /// The event, spelt as on the command line.
  public let event: String
  /// Whether it followed by itself: the script does not name it.
  public let isConsequence: Bool
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

  /// The state of the process before it.
  public var before: ProcessState { path.first ?? .notRunning }

  /// The state of the process when all handlers have returned.
  public var state: ProcessState { path.last ?? .notRunning }

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
    switch self {
    case .didReceiveFetch, .didReceive, .didReceiveIncomingPush, .didReceiveIncomingVoIPPush: true
    default: false
    }
  }
}
