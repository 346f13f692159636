internal import AppLifecycle
internal import RouteReport

extension TraceExpectation {
  /// The schema of what ``init(_:)`` reads: a trace without some of its members.
  static let schema = JSONSchema.openObject(["steps": .list(step), "finalState": state])

  private static let state = JSONSchema.names(of: ProcessState.self)

  private static let step = JSONSchema.openObject([
    "event": .text, "time": .number, "state": state,
    "calls": .list(.either([.text, .openObject(["method": JSONSchema.text.orNull])])),
  ])
}
