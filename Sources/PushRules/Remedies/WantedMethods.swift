import DecisionTables

/// Methods that must all run for the same push.
struct WantedMethods: Sendable {
  let methods: [DelegateMethod]
  /// The situations in which the push is sent for what the question has it sent for.
  let kept: Region

  init(_ methods: [DelegateMethod], keeping kept: Region) {
    self.methods = methods.unique()
    self.kept = kept
  }

  /// The answers with which all methods run: one region for each combination of their occasions.
  var questions: [Region] {
    methods.reduce([Region(.feasibility(.open)) & kept]) { regions, method in
      let candidates = PossibleCall.all.filter { $0.method == method }
      return regions.flatMap { region in candidates.map { region & $0.when } }
        .filter { !$0.isEmpty }
    }
  }

  /// Whether the methods run together in any situation.
  var isPossible: Bool { questions.contains { Relations.routing.example(of: $0) != nil } }

  func outcome(on route: Route) -> RemedySearch.Outcome {
    if let calls = WantedCalls(of: methods, on: route) { return .runs(calls) }
    let options = options(from: route)
    return options.isEmpty ? .never(conflict(near: route)) : .remedies(options)
  }

  /// All smallest changes, cheapest first.
  func options(from route: Route) -> [RemedyOption] {
    let search = ChangeSearch(
      from: route.situation.region,
      preferring: Schema.push.only(Column(.recipient), of: route.decided),
      in: .routing
    )
    return search.all(for: questions).map { RemedyOption($0, from: route, wanting: methods) }
  }
}

extension WantedCalls {
  init?(of methods: [DelegateMethod], on route: Route) {
    let calls = route.calls.filter { methods.contains($0.method) }
    guard methods.allSatisfy({ method in calls.contains { $0.method == method } }) else {
      return nil
    }
    self.calls = calls
    let reader = route.reader
    let behind = calls.flatMap { call in
      PossibleCall.of(call.method, in: call.phase).map { reader.rules(behind: $0.columns) } ?? []
    }
    rules = (calls.map { $0.rule } + behind).unique()
  }
}

extension RemedyOption {
  fileprivate init(_ change: ChangeSet, from asked: Route, wanting methods: [DelegateMethod]) {
    let all = change.alternatives.map { Remedy($0, from: asked.situation) }
    guard let remedy = all.first, let route = try? Route(asked.situation.applying(remedy)),
      let calls = WantedCalls(of: methods, on: route)
    else { preconditionFailure("a change that was found brings no call") }
    self.init(
      remedy: remedy,
      alternatives: Array(all.dropFirst()),
      route: route,
      calls: calls,
      newRules: calls.rules.filter { rule in
        !rule.row.condition.contains(asked.decided)
          || rule.conclusion?.contains(asked.decided) == false
      }
    )
  }
}

extension WantedMethods {
  /// A smallest conflict among the methods, with its causes.
  func conflict(near route: Route) -> MethodConflict {
    let fewest = methods.reduce(methods) { kept, method in
      let others = kept.filter { $0 != method }
      return WantedMethods(others, keeping: self.kept).isPossible ? kept : others
    }
    let others = WantedMethods(fewest.dropLast(), keeping: kept)
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
