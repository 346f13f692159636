internal import PushRules

/// Which notes a trace has.
package enum TraceNotes: CaseIterable, Sendable {
  case all
  case off

  func shown(_ notes: [Caveat]) -> [Caveat] { self == .all ? notes : [] }
}
