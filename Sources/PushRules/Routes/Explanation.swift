/// Explains from the rows of the tables why a method does not run.
struct Explanation {
  private let graph: DecisionGraph
  private let search: ChangeSearch
  private let decided: Box

  /// Explains what tables decide in a situation.
  init(
    graph: DecisionGraph = .routing,
    composition: @autoclosure @escaping @Sendable () -> Composition,
    situation: Box,
    decided: Box
  ) {
    self.graph = graph
    self.decided = decided
    search = ChangeSearch(graph: graph, composition: composition(), situation: situation)
  }

  /// The rules that keep a method from running, and the smallest change that would make it run.
  func whyNot(_ method: DelegateMethod, in phase: Phase) -> NotCalled {
    let occasion = Occasion.all.first { $0.method == method && $0.phase == phase }
    return NotCalled(
      method: method,
      phase: phase,
      causes: causes(against: method, in: phase),
      change: occasion.flatMap { search.nearest(for: $0.when, decided: decided) }
    )
  }

  /// The rules that keep a method from running.
  func causes(against method: DelegateMethod, in phase: Phase) -> [Rule] {
    let occasion = Occasion.all.first { $0.method == method && $0.phase == phase }
    return occasion.map(causes) ?? [.otherPhase(phase)]
  }

  /// What happens to the push comes before who would have been called for it.
  private func causes(against occasion: Occasion) -> [Rule] {
    let missed = occasion.decisive.first { !occasion.when.only($0).contains(decided) }
    let causes = missed.map { reason(for: $0, wanted: occasion.when).causes } ?? []
    return causes.reduce(into: []) { list, rule in if !list.contains(rule) { list.append(rule) } }
  }

  /// Rules that stand against an answer, and how far from the situation its nearest way is.
  private struct Reason {
    var causes: [Rule] = []
    var distance = 0

    /// Adds what stands against another answer that is wanted, too.
    mutating func add(_ other: Reason) {
      causes += other.causes
      distance += other.distance
    }
  }

  /// Why a column has not one of the wanted values; what else is wanted narrows the ways there.
  private func reason(for column: Column, wanted: Box) -> Reason {
    guard let table = graph.table(deciding: column) else {
      return Reason(causes: [], distance: column.distance)
    }
    let standing = graph.rules(deciding: column, in: decided)
    if let open = table.open, open.conclusion.intersects(wanted) {
      return standing.reduce(into: Reason()) { $0.add(reason(behind: $1, wanted: wanted)) }
    }
    // What the system shows is a reason by itself, unless there is nothing that it may show.
    let isSettled = column == .presentation && Box.showing(.open).contains(decided)
    guard table.kind == .unique, !isSettled, let current = standing.first else {
      return Reason(causes: standing, distance: 1)
    }
    var nearest: Reason?
    for row in table.rules.indices {
      let rule = table.rules[row]
      guard rule.conclusion.intersects(wanted), rule.condition.intersects(wanted) else { continue }
      let way = reason(for: rule, insteadOf: current, wanted: wanted | column.mask)
      if way.distance < nearest?.distance ?? .max { nearest = way }
    }
    return nearest ?? Reason(causes: [current], distance: 1)
  }

  /// Why an obstacle stands: what it looks at, if that is an answer of its own.
  private func reason(behind obstacle: Rule, wanted: Box) -> Reason {
    let looked = obstacle.condition.columns
    guard let column = looked.first(where: isAnswer) else {
      return Reason(causes: [obstacle], distance: looked.map(\.distance).max() ?? 1)
    }
    let averted = Box(column, bits: ~obstacle.condition[column])
    return reason(for: column, wanted: wanted & averted)
  }

  /// Why a row does not hold: the answers that it misses, or the row that holds in its place.
  private func reason(for row: Rule, insteadOf current: Rule, wanted: Box) -> Reason {
    let missed = (decided & row.condition).emptyColumns.spokenColumns
    let plain = missed.filter { !isAnswer($0) }
    let answers = missed.filter(isAnswer)
    var reason = answers.reduce(into: Reason()) { sum, answer in
      sum.add(self.reason(for: answer, wanted: wanted & row.condition))
    }
    if reason.causes.isEmpty || plain.contains(where: \.saysWhereTheAppIs) {
      reason.causes = [current]
    }
    reason.distance += plain.reduce(0) { $0 + $1.distance }
    return reason
  }

  /// Whether a column is decided, and not just a name for a part of the situation.
  private func isAnswer(_ column: Column) -> Bool {
    graph.table(deciding: column).map { !$0.names } ?? false
  }
}

extension Column {
  /// Whether the column names the place of the app, which settles a question by itself.
  fileprivate var saysWhereTheAppIs: Bool { self == .place || self == .standing }

  /// How far a change of the column leads away from the situation that was asked about.
  fileprivate var distance: Int {
    switch self {
    case .place, .standing: 10_000
    case .pushType, .recipient: 1_000
    case .state, .launch, .system: 100
    default: 1
    }
  }
}

extension Rule {
  /// Why a method that has no occasion in a phase does not run in it.
  fileprivate static func otherPhase(_ phase: Phase) -> Rule {
    phase == .arrival ? .userDoesNothing : .comesOnArrivalOnly
  }

  /// Methods that take the push itself have done so before the user acts.
  public static let comesOnArrivalOnly = Rule(
    "launch.arrival-only",
    .any,
    when: !.launch(nil),
    because: "It is called when a push arrives, not when the user acts.",
    .documented,
    "A-032 A-155 A-200"
  )
}
