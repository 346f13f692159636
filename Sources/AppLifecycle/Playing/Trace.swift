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
