internal import PushRules

/// The calls that the push rules give for one event, until the trace has placed them.
struct PushDelivery: Sendable {
  private(set) var calls: [Call]
  /// What the push did on arrival, if this is one.
  let arrival: Step.Arrival?
  /// What to know beside it.
  let caveats: [Caveat]

  /// The arrival of a push.
  init(arrivalOf route: Route) {
    calls = route.arrival.calls
    arrival = Step.Arrival(
      wake: route.arrival.wake.answer,
      wakeRule: route.arrival.wake.rule,
      presentation: route.arrival.presentation.answer,
      situation: route.situation
    )
    caveats = route.caveats
  }

  /// What follows when the user acts.
  init(_ response: Route.Response, caveats: [Caveat] = []) {
    calls = response.calls
    arrival = nil
    self.caveats = caveats
  }

  /// Takes out the call of a method, if there is one.
  mutating func take(_ method: DelegateMethod) -> Call? {
    calls.firstIndex { $0.method == method }.map { calls.remove(at: $0) }
  }

  /// Takes out all that are left.
  mutating func takeRest() -> [Call] {
    defer { calls = [] }
    return calls
  }
}
