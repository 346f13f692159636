internal import PushRules

extension RouteAnswer {
  /// The answer in one line, or that the situation cannot exist.
  package var headline: String { route?.headline ?? "cannot be" }
}

extension Route {
  /// The answer in one line: what runs, in order, and how sure that is unless documented.
  package var headline: String {
    calls.isEmpty
      ? "nothing runs" + arrival.method.confidence.doubt
      : calls.map { $0.inWords }.joined(separator: ", then ")
  }

  /// The answer on one line, with the state that the app reads if that changed.
  func line(telling changes: [AnswerChange]) -> String {
    let parts = [
      "when the push arrives " + arrival.callsInWords(telling: changes),
      response.map { "when the user acts " + $0.callsInWords(telling: changes) },
      "wake " + arrival.wake.inWords, "presentation " + arrival.presentation.inWords,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }
}

extension Route.Arrival {
  /// The callbacks with their confidence.
  func callsInWords(telling changes: [AnswerChange] = []) -> String {
    calls.isEmpty ? "nothing" + method.confidence.doubt : calls.inWords(telling: changes)
  }
}

extension Route.Response {
  /// The callbacks with their confidence, or that the user cannot act.
  func callsInWords(telling changes: [AnswerChange] = []) -> String {
    guard opportunity.answer == .open else { return "not possible" + opportunity.confidence.doubt }
    return calls.isEmpty ? "nothing" : calls.inWords(telling: changes)
  }
}

extension [Call] {
  fileprivate func inWords(telling changes: [AnswerChange]) -> String {
    map { call in
      let isTold = changes.contains { $0.isOfState(in: call) }
      let state = isTold ? call.applicationState.map { " reads " + $0.name } : nil
      return call.method.name + (state ?? "") + call.confidence.doubt
    }.joined(separator: ", ")
  }
}

extension AnswerChange {
  /// Whether this changes the state that the app reads in a call.
  fileprivate func isOfState(in call: Call) -> Bool {
    if case .state(call.method, call.phase, _, _) = self { true } else { false }
  }
}

extension Call {
  /// The method, with its confidence unless documented.
  var inWords: String { method.name + confidence.doubt }
}

extension Verdict where Value: ColumnValue {
  /// The answer, with its confidence unless documented.
  var inWords: String { answer.name + confidence.doubt }
}

extension Confidence {
  /// The confidence in brackets, with a space before it; empty if documented.
  var doubt: String { self == .documented ? "" : " (\(name))" }
}
