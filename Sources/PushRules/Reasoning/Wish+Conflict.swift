extension Wish {
  /// The fewest of the methods that never run together, and why they do not.
  func conflict(in route: Route) -> WantedConflict {
    let fewest = methods.reduce(methods) { kept, method in
      let others = kept.filter { $0 != method }
      return Wish(others).isPossible ? kept : others
    }
    let others = Wish(fewest.dropLast())
    let left = fewest[fewest.count - 1]
    let places = others.routes(near: route)
    let reasons = places.map { others.causes(against: left, in: $0) }
    let general = reasons.lazy.map { causes in causes.filter(others.alwaysMeet) }
      .first { !$0.isEmpty }
    return WantedConflict(
      others: others.methods,
      left: left,
      causes: general ?? reasons.first ?? [],
      isGeneral: general != nil
    )
  }

  /// What runs where all methods do: in the situation itself, or after each of its changes.
  private func routes(near route: Route) -> [Route] {
    WantedCalls(of: methods, in: route) == nil ? changes(of: route).map(\.route) : [route]
  }

  /// Why another method does not run on a route on which these do.
  ///
  /// It could run in the phases that it has occasions in; that of one of these comes first.
  private func causes(against other: DelegateMethod, in route: Route) -> [Rule] {
    let phases = (WantedCalls(of: methods, in: route)?.calls ?? []).map(\.phase) + Phase.allCases
    let phase = phases.first { phase in
      Occasion.all.contains { $0.method == other && $0.phase == phase }
    }
    let explanation = Explanation(
      composition: .routing,
      situation: route.situation.box,
      decided: route.decided
    )
    return phase.map { explanation.whyNot(other, in: $0).causes } ?? []
  }

  /// Whether a rule holds in every situation in which the methods run.
  private func alwaysMeet(_ rule: Rule) -> Bool {
    questions.flatMap { $0.subtracting(rule.condition) }.allSatisfy {
      Composition.routing.example(of: $0) == nil
    }
  }
}
