import DecisionTables

/// A method that did not run, and why.
public struct NotCalled: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// The phase in which it did not run.
  public let phase: Phase
  /// The rules that keep it from running, the deciding one first.
  public let causes: [Rule]
  /// Contested rules that make it run if the other side is right.
  package let disputed: [Rule]
  package let situation: Situation

  /// The smallest change that makes it run in this phase, or nil if no change does that keeps what
  /// the push is sent for.
  ///
  /// - Complexity: each access is a new search.
  public var remedy: Remedy? { Remedy(for: method, in: phase, from: situation) }

  /// Whether some push makes it run in this phase.
  package var canRun: Bool { PossibleCall.of(method, in: phase) != nil }

  /// The confidence that it does not run: that of the most certain cause, unless a contested rule
  /// could make it run.
  public var confidence: Confidence {
    disputed.isEmpty ? causes.map { $0.confidence }.min() ?? .documented : .contested
  }

  /// The rule that keeps it from running where all other steps of a change are taken.
  package func cause(removedBy remedy: Remedy) -> Rule? {
    let changes = remedy.parts.map { $0.change }
    let main = changes.firstIndex { $0.input == .state } ?? 0
    let others = changes.indices.filter { $0 != main }.map { changes[$0] }
    guard !others.isEmpty, let route = try? Route(situation.applying(others)) else {
      return causes.first
    }
    return route.whyNot(method, in: phase).causes.first ?? causes.first
  }

  /// The sentences of all causes.
  public var reason: String {
    causes.isEmpty
      ? "Nothing makes it run in this phase." : causes.map { $0.statement }.joined(separator: " ")
  }
}

extension Route {
  /// Every implemented method that did not run, and those that would have run if implemented.
  ///
  /// Without methods that the version of iOS does not have, which a caveat names.
  public var notCalled: [NotCalled] {
    let causeSearch = causeSearch
    let readings = readings
    let phases: [Phase] = response == nil ? [.arrival] : [.arrival, .response]
    return phases.flatMap { phase in
      DelegateMethod.allCases.filter { isMissing($0, in: phase) }
        .map { whyNot($0, in: phase, causeSearch, readings) }
    }
  }

  /// Returns why a method does not run in a phase, whether or not the app implements it.
  ///
  /// - Precondition: it does not run in that phase.
  public func whyNot(_ method: DelegateMethod, in phase: Phase) -> NotCalled {
    whyNot(method, in: phase, causeSearch, readings)
  }

  private func whyNot(
    _ method: DelegateMethod,
    in phase: Phase,
    _ causeSearch: CauseSearch,
    _ readings: [Reading]
  ) -> NotCalled {
    let causes = causeSearch.causes(against: method, in: phase)
    let disputed = readings.filter { $0.calls(method, in: phase) }.map { $0.rule }
    return NotCalled(
      method: method,
      phase: phase,
      causes: causes,
      disputed: disputed.filter { !causes.contains($0) },
      situation: situation
    )
  }

  private func isMissing(_ method: DelegateMethod, in phase: Phase) -> Bool {
    let calls = phase == .arrival ? arrival.calls : response?.calls ?? []
    if calls.contains(where: { $0.method == method }) { return false }
    if situation.implements.contains(method) { return situation.canCall(method) }
    // Answers mention no other method that the app does not implement.
    let worthwhile: [DelegateMethod] = [
      .didReceive, .didReceiveFetch, .willPresent, .didReceiveResponse,
    ]
    guard worthwhile.contains(method), let candidate = PossibleCall.of(method, in: phase) else {
      return false
    }
    var other = Schema.push.inputs(of: decided)
    other.set(.implements(method))
    if method.isOfNotificationCenter, situation.notificationCenterDelegate == nil {
      other.set(.delegate(.set))
    }
    return candidate.when.contains(DecisionGraph.routing.graph.decide(other))
  }
}
