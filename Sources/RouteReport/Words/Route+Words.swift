import AppLifecycle
package import PushRules
import Questions

extension RouteAnswer {
  package var headline: String {
    guard let route else { return "cannot be" }
    if let refusal { return "APNs refuses it: " + refusal }
    guard let unknown = unknown(.arrival, .response) else { return route.headline }
    return route.calls.isEmpty ? unknown : route.headline + "; " + unknown
  }

  /// The answer on one line; with several payloads it begins with the payload's name.
  package func brief(namesPayload: Bool, style: TextStyle = .plain) -> String {
    let source = namesPayload ? payload.source.printed + ": " : ""
    let answer = source + style.heading(stateInWords + ": " + headline)
    return answer + (reasonOfNothing.map { ": " + $0 } ?? "") + "\n"
  }

  private var reasonOfNothing: String? {
    if let contradiction { return contradiction.description }
    guard route?.calls.isEmpty == true, doubts.isEmpty, refusal == nil else { return nil }
    return reasonOfOtherReceiver ?? missingOfTheQuestion.first?.reason
  }
}

extension Route {
  /// The answer in one line: what runs, in order, and how sure that is unless documented.
  package var headline: String {
    calls.isEmpty ? "nothing runs" + arrival.method.confidence.doubt : calls.inWords()
  }

  /// The answer on one line, with the state that the app reads if that changed.
  func line(with changes: [AnswerChange]) -> String {
    let ends = ["wake " + arrival.wake.inWords, "presentation " + arrival.presentation.inWords]
    return (phases(with: changes) + ends).joined(separator: " · ")
  }

  /// What runs in each phase.
  func phases(with changes: [AnswerChange] = []) -> [String] {
    [Phase.arrival.words + " " + arrival.inWords(with: changes)]
      + (response.map { [Phase.response.words + " " + $0.inWords(with: changes)] } ?? [])
  }
}

extension Route.Arrival {
  /// The callbacks with their confidence.
  func inWords(_ names: MethodNaming = .selectors, with changes: [AnswerChange] = []) -> String {
    calls.isEmpty
      ? "nothing" + method.confidence.doubt
      : calls.inWords(names, detail: { $0.state(in: changes) })
  }
}

extension Route.Response {
  /// The callbacks with their confidence, or that the user cannot act.
  func inWords(_ names: MethodNaming = .selectors, with changes: [AnswerChange] = []) -> String {
    guard opportunity.answer == .open else { return "not possible" + opportunity.confidence.doubt }
    return calls.isEmpty ? "nothing" : calls.inWords(names, detail: { $0.state(in: changes) })
  }
}

/// How a list of calls names the methods.
enum MethodNaming {
  /// By Apple's names.
  case selectors
  /// By the words of the command line.
  case ids
  /// By the words of brief tables.
  case brief

  fileprivate func name(of method: DelegateMethod) -> String {
    switch self {
    case .selectors: method.name
    case .ids: method.id
    case .brief: method.shortName
    }
  }
}

extension [Call] {
  /// What runs, in order, each method with its doubt and a detail.
  func inWords(
    _ names: MethodNaming = .selectors,
    doubt: (Confidence) -> String = { $0.doubt },
    detail: (Call) -> String = { _ in "" }
  ) -> String {
    map { names.name(of: $0.method) + doubt($0.confidence) + detail($0) }
      .joined(separator: names == .selectors ? ", then " : ", ")
  }
}

extension DelegateMethod {
  /// The name in a brief table, whose legend explains it.
  var shortName: String {
    [
      "will-launch", "launch", "receive", "fetch", "action", "action-response", "present",
      "response", "scene", "extension", "pushkit", "pushkit-voip",
    ][Int(rawValue)]
  }
}

extension Call {
  /// The state that the app reads, if that changes.
  fileprivate func state(in changes: [AnswerChange]) -> String {
    guard let applicationState, changes.contains(where: { $0.isOfState(in: self) }) else {
      return ""
    }
    return " reads " + applicationState.name + (ownStateConfidence?.doubt ?? "")
  }
}

extension AnswerChange {
  fileprivate func isOfState(in call: Call) -> Bool {
    if case .state(call.method, call.phase, _, _) = self { true } else { false }
  }
}

extension Verdict where Value: ColumnValue {
  var inWords: String { answer.name + confidence.doubt }
}

extension Confidence {
  var doubt: String { self == .documented ? "" : " (\(name))" }

  /// That of a rule of a push or of the life cycle, or nil if there is no rule with this id.
  package static func ofRule(_ id: String) -> Confidence? {
    DecisionGraph.routing.rule(id)?.confidence ?? LifecycleRule(id: id)?.reason.confidence
  }
}

extension String {
  /// The text without the ids of rules in brackets at its end, and with the doubt of the weakest.
  package var withDoubt: String {
    guard last == "]", let bracket = lastIndex(of: "[") else { return self }
    let ids = self[bracket...].dropFirst().dropLast().split(separator: " ")
    let confidences = ids.map { id in
      guard let confidence = Confidence.ofRule(String(id)) else {
        preconditionFailure("no rule " + String(id) + ": " + self)
      }
      return confidence
    }
    return String(self[..<bracket].dropLast()) + (confidences.max() ?? .documented).doubt
  }
}
