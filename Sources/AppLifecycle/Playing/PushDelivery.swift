internal import PushRules

/// The calls that the push rules give for one event, until the trace has placed them.
struct PushDelivery: Sendable {
  private let calls: [Call]
  /// The calls that are placed, one bit each.
  private var placed: UInt64 = 0
  /// What the push did on arrival, if this is one.
  let arrival: Step.Arrival?
  /// What to know beside it.
  let caveats: [Caveat]

  /// The arrival of a push.
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

  /// What follows when the user acts.
  init(_ response: Route.Response, caveats: [Caveat] = []) {
    calls = response.calls
    arrival = nil
    self.caveats = caveats
  }

  /// Takes out the call of a method, if there is one.
  mutating func take(_ method: DelegateMethod) -> Call? {
    for place in calls.indices where calls[place].method == method && !isPlaced(place) {
      placed |= 1 << UInt64(place)
      return calls[place]
    }
    return nil
  }

  /// Takes out all that are left.
  mutating func takeRest() -> [Call] {
    defer { placed = .max }
    return calls.indices.filter { !isPlaced($0) }.map { calls[$0] }
  }

  private func isPlaced(_ place: Int) -> Bool { placed >> UInt64(place) & 1 == 1 }
}
