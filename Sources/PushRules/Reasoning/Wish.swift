/// Methods that are all to run for the same push.
struct Wish: Sendable {
  let methods: [DelegateMethod]

  /// Takes each method once.
  init(_ methods: [DelegateMethod]) {
    self.methods = methods.reduce(into: []) { list, method in
      if !list.contains(method) { list.append(method) }
    }
  }

  /// The answers with which all methods run, one box for each choice of their occasions.
  var questions: [Box] {
    methods.reduce([.world(.open)]) { boxes, method in
      let occasions = Occasion.all.filter { $0.method == method }
      return boxes.flatMap { box in occasions.map { box & $0.when } }.filter { !$0.isEmpty }
    }
  }

  /// Whether the methods run together in any situation.
  var isPossible: Bool {
    questions.contains { Composition.routing.example(of: $0) != nil }
  }

  /// What can be said where a push takes a route.
  func answer(in route: Route) -> Want.Answer {
    if let calls = WantedCalls(of: methods, in: route) { return .runs(calls) }
    let changes = changes(of: route)
    return changes.isEmpty ? .never(conflict(in: route)) : .changes(changes)
  }

  /// All smallest changes, cheapest first.
  func changes(of route: Route) -> [WantedChange] {
    let situation = route.situation.box
    let search = ChangeSearch(composition: .routing, situation: situation)
    return search.all(for: questions, decided: route.decided).map { smallest in
      WantedChange(smallest, of: route, wanting: methods)
    }
  }
}

extension WantedCalls {
  /// The calls of methods on a route, or nil if one of them does not run.
  init?(of methods: [DelegateMethod], in route: Route) {
    let calls = route.calls.filter { methods.contains($0.method) }
    guard methods.allSatisfy({ method in calls.contains { $0.method == method } }) else {
      return nil
    }
    self.calls = calls
    let grounds = Grounds(graph: .routing, decided: route.decided)
    let occasions = calls.compactMap { call in
      Occasion.all.first {
        $0.method == call.method && $0.phase == call.phase && $0.when.contains(route.decided)
      }
    }
    rules = (calls.map(\.rule) + occasions.flatMap { grounds.rules(behind: $0.columns) })
      .reduce(into: []) { list, rule in if !list.contains(rule) { list.append(rule) } }
  }
}

extension WantedChange {
  /// Words a change of a situation after which some methods run.
  fileprivate init(
    _ smallest: SmallestChange,
    of asked: Route,
    wanting methods: [DelegateMethod]
  ) {
    let situation = asked.situation
    let ways = smallest.ways.map { WantedStep.all(of: $0, from: situation) }
    guard let first = smallest.ways.first, let steps = ways.first,
      let route = try? Route(situation.applying(first.change)),
      let calls = WantedCalls(of: methods, in: route)
    else { preconditionFailure("\(smallest.columns) change nothing for \(methods)") }
    self.init(
      steps: steps,
      alternatives: Array(ways.dropFirst()),
      route: route,
      calls: calls,
      brought: calls.rules.filter { !$0.holds(in: asked.decided) }
    )
  }
}

extension Rule {
  /// Whether the rule decides a situation; that of an open gate does if its gate is open.
  fileprivate func holds(in decided: Box) -> Bool {
    (condition & conclusion).contains(decided)
  }
}

extension WantedStep {
  /// The steps of one way to make a change.
  fileprivate static func all(
    of way: SmallestChange.Way,
    from situation: Situation
  ) -> [WantedStep] {
    let box = situation.box
    let byParty = ChangeParty.allCases.flatMap { party in
      way.change.steps.filter { $0.party == party }
    }
    return byParty.map { step in
      let current = box[step.column].trailingZeroBitCount
      let bits = way.values[step.column]
      let others = (0..<step.column.width)
        .filter { bits & ~step.bit & 1 << UInt64($0) != 0 }
        .sorted { step.column.rank($0, from: current) < step.column.rank($1, from: current) }
      return WantedStep(
        step: step,
        from: step.column == .system
          ? situation.system.description : step.column.values[current],
        others: others.map { step.column.valueName(at: $0) },
        versions: step.column == .system
          ? SystemVersion.words(forBreakpoints: bits) : nil
      )
    }
  }
}
