public import PushRules

/// Everything that a script led to.
public struct Trace: Hashable, Sendable {
  /// The script.
  public let scenario: Scenario
  /// The state of the process before the first event.
  public let initialState: ProcessState
  /// The steps in order; an event that followed by itself is a step of its own.
  public let steps: [Step]
  /// The state of the process after the last event.
  public let finalState: ProcessState

  /// Plays a script.
  ///
  /// - Throws: `ScenarioProblem` if the first state is impossible, or an event cannot happen.
  public init(playing scenario: Scenario) throws(ScenarioProblem) {
    var player = try Player(scenario)
    var steps: [Step] = []
    initialState = player.state.process
    try player.playAll(into: &steps)
    player.end(into: &steps)
    self.scenario = scenario
    self.steps = steps
    finalState = player.state.process
  }
}

extension LifecycleEvent {
  /// The events that a script can name next, and why others cannot happen, as clauses.
  ///
  /// - Throws: `ScenarioProblem` if the script itself cannot be played.
  package static func following(
    _ scenario: Scenario
  ) throws(ScenarioProblem) -> [(event: LifecycleEvent, obstacle: String?)] {
    var player = try Player(scenario)
    var steps: [Step] = []
    try player.playAll(into: &steps)
    return scripted.map { (event: $0, obstacle: player.obstacle(to: $0)) }
  }
}

/// What one event of a script led to.
public struct Step: Hashable, Sendable {
  /// The event, spelt as on the command line.
  public let event: String
  /// Whether it followed by itself, without an entry of the script.
  public let isConsequence: Bool
  /// The time in seconds since the start of the script.
  public let time: Int
  /// The callbacks and notifications, in order.
  public let calls: [TracedCall]
  /// The states of the process, from the one before the event to the one after all handlers.
  public let path: [ProcessState]
  /// The rule that decided it.
  public let reason: Reason
  /// The caveats.
  public let notes: [Caveat]
  /// What a push did, if the step is its arrival.
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
    /// What the user saw or heard.
    public let presentation: Presentation
    /// The situation in which the push arrived, for more explanations.
    public let situation: Situation
  }
}

extension Step.Arrival {
  /// Why no method of the app takes the push, or nil if one does.
  ///
  /// It is searched on demand: reasons cost more than the answer.
  public var whyNoCallback: Reason? {
    guard let route = try? Route(situation), route.arrival.calls.isEmpty else { return nil }
    let takers: [DelegateMethod] = [
      .didReceiveFetch, .didReceive, .didReceiveIncomingPush, .didReceiveIncomingVoIPPush,
    ]
    let missed = route.notCalled.filter { $0.phase == .arrival && takers.contains($0.method) }
    return missed.first?.causes.first.map { Reason($0) }
  }
}
