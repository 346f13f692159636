package import AppLifecycle
internal import PushRules

package struct TraceReport: Sendable {
  let scenario: Scenario
  let initialState: ProcessState
  let steps: [Step]
  let finalState: ProcessState
  private(set) var title: String?
  private(set) var wording = TraceWording()

  /// Notes on settings that the version of iOS lacks.
  var caveats: [Caveat] { scenario.caveats }
}

extension TraceReport {
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
}
