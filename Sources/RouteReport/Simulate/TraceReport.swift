package import AppLifecycle
internal import PushRules

package struct TraceReport: Sendable {
  let scenario: Scenario
  let initialState: ProcessState
  let steps: [Step]
  let finalState: ProcessState
  let title: String?
  let wording: TraceWording
  /// Notes on settings that the version of iOS lacks.
  let caveats: [Caveat]

  package init(_ trace: Trace, title: String? = nil, wording: TraceWording = TraceWording()) {
    self.init(
      scenario: trace.scenario,
      initialState: trace.initialState,
      steps: trace.steps,
      finalState: trace.finalState,
      title: title,
      wording: wording
    )
  }

  init(
    scenario: Scenario,
    initialState: ProcessState,
    steps: [Step],
    finalState: ProcessState,
    title: String? = nil,
    wording: TraceWording = TraceWording()
  ) {
    self.scenario = scenario
    self.initialState = initialState
    self.steps = steps
    self.finalState = finalState
    self.title = title
    self.wording = wording
    caveats = scenario.caveats
  }
}
