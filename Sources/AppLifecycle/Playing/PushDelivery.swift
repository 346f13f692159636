internal import PushRules

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
