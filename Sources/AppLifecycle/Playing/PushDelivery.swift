internal import PushRules

/// The calls of the push rules for one event, until they have their place in the trace.
struct PushDelivery: Sendable {
  private let calls: [Call]
  /// The calls with a place, one bit each.
  private var placed: UInt64 = 0
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
    for place in calls.indices where calls[place].method == method && !isPlaced(place) {
      placed |= 1 << UInt64(place)
      return calls[place]
    }
    return nil
  }

  mutating func takeRest() -> [Call] {
    defer { placed = .max }
    return calls.indices.filter { !isPlaced($0) }.map { calls[$0] }
  }

  private func isPlaced(_ place: Int) -> Bool { placed >> UInt64(place) & 1 == 1 }
}
