import PushRules

/// The part of a push situation that a script changes.
struct PushQuestion: Hashable, Sendable {
  var traits = PayloadTraits()
  /// The push type of the request, or nil for that of the scenario.
  var pushType: PushType?
  /// The priority of the request, or nil for that of the scenario.
  var priority: Priority?
  var state: AppState
  var firstUnlock = FirstUnlock.done
  var scene = AppScene.connected
  var meanwhile = Meanwhile.nothing
  var action: UserAction?
}

final class PushAnswer: Sendable {
  let route: Route
  let caveats: [Caveat]

  fileprivate init(_ route: Route) {
    self.route = route
    caveats = route.caveats
  }
}

/// Asks the push rules about one app on one device, and keeps the answers: scripts repeat
/// themselves.
struct PushRouter: Sendable {
  private let situation: Situation
  private var answers: [PushQuestion: PushAnswer] = [:]

  init(_ situation: Situation) { self.situation = situation }

  mutating func answer(to question: PushQuestion) throws(Refusal) -> PushAnswer {
    if let known = answers[question] { return known }
    var asked = situation
    asked.payload = question.traits
    asked.pushType = question.pushType ?? asked.pushType
    asked.priority = question.priority ?? asked.priority
    asked.state = question.state
    asked.firstUnlock = question.firstUnlock
    asked.scene = question.scene
    asked.meanwhile = question.meanwhile
    asked.userAction = question.action
    do {
      let answer = PushAnswer(try Route(asked))
      answers[question] = answer
      return answer
    } catch {
      let reasons = error.rules.map { Refusal(because: $0).reason }
      throw Refusal(reason: reasons.joined(separator: "; "))
    }
  }
}

/// The calls of the push rules for one event, until they have their place in the trace.
struct PushDelivery: Sendable {
  /// The calls without a place yet, in order.
  private var calls: [Call]
  /// What the push did on arrival; nil for a user action.
  let arrival: Step.Arrival?
  let caveats: [Caveat]

  init(arrival answer: PushAnswer) {
    let route = answer.route
    calls = route.arrival.calls
    arrival = Step.Arrival(
      wake: route.arrival.wake.answer,
      wakeRule: route.arrival.wake.rule,
      presentation: route.arrival.presentation.answer,
      situation: route.situation
    )
    caveats = answer.caveats
  }

  init(_ response: Route.Response, caveats: [Caveat] = []) {
    calls = response.calls
    arrival = nil
    self.caveats = caveats
  }

  mutating func take(_ method: DelegateMethod) -> Call? {
    calls.firstIndex { $0.method == method }.map { calls.remove(at: $0) }
  }

  mutating func takeRest() -> [Call] {
    defer { calls = [] }
    return calls
  }
}
