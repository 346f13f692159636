package import AppLifecycle
internal import PushRules

package struct TraceReport: Sendable {
  let scenario: Scenario
  let initialState: ProcessState
  let steps: [Step]
  let finalState: ProcessState
  private(set) var title: String?
  private(set) var notes = TraceNotes.all

  /// Notes on settings that the version of iOS lacks.
  var caveats: [Caveat] { notes.shown(scenario.caveats) }
}

extension TraceReport {
  package init(_ trace: Trace, title: String? = nil, notes: TraceNotes = .all) {
    self.init(
      scenario: trace.scenario,
      initialState: trace.initialState,
      steps: trace.steps,
      finalState: trace.finalState,
      title: title,
      notes: notes
    )
  }
}
