internal import DecisionTables

extension WantedMethods {
  /// A smallest conflict among the methods, with its causes.
  func conflict(near route: Route) -> MethodConflict {
    let fewest = methods.reduce(methods) { kept, method in
      let others = kept.filter { $0 != method }
      return WantedMethods(others).isPossible ? kept : others
    }
    let others = WantedMethods(fewest.dropLast())
    let excluded = fewest[fewest.count - 1]
    let reasons = others.routes(near: route).map { others.causes(against: excluded, on: $0) }
    let general = reasons.lazy.map { causes in causes.filter { others.alwaysMeet($0) } }
      .first { !$0.isEmpty }
    return MethodConflict(
      others: others.methods,
      excluded: excluded,
      causes: general ?? reasons.first ?? [],
      isGeneral: general != nil
    )
  }

  /// The routes on which all methods run: the given one, or those after each change.
  private func routes(near route: Route) -> [Route] {
    WantedCalls(of: methods, on: route) == nil ? options(from: route).map { $0.route } : [route]
  }

  /// Why another method does not run on a route on which these do.
  ///
  /// Looks at the phases of these methods first.
  private func causes(against other: DelegateMethod, on route: Route) -> [Rule] {
    let calls = WantedCalls(of: methods, on: route)?.calls ?? []
    let phases = calls.map { $0.phase } + Phase.allCases
    let phase = phases.first { PossibleCall.of(other, in: $0) != nil }
    return phase.map { route.causeSearch.causes(against: other, in: $0) } ?? []
  }

  private func alwaysMeet(_ rule: Rule) -> Bool {
    questions.flatMap { $0.subtracting(rule.row.condition) }
      .allSatisfy { Relations.routing.example(of: $0) == nil }
  }
}
