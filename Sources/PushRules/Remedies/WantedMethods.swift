internal import DecisionTables

/// Methods that must all run for the same push.
struct WantedMethods: Sendable {
  let methods: [DelegateMethod]

  init(_ methods: [DelegateMethod]) { self.methods = methods.unique() }

  /// The answers with which all methods run: one region for each combination of their occasions.
  var questions: [Region] {
    methods.reduce([Region(.feasibility(.open))]) { regions, method in
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
      in: DecisionGraph.routing.graph,
      .routing
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
      newRules: calls.rules.filter { !$0.decides(asked.decided) }
    )
  }
}

extension Rule {
  fileprivate func decides(_ decided: Region) -> Bool {
    row.condition.contains(decided) && conclusion?.contains(decided) ?? true
  }
}
