internal import DecisionTables

/// Explains from the rows of the tables why a method does not run.
struct Explanation {
  private let graph: DecisionGraph
  private let relations: Relations
  private let decided: Region

  /// Explains what tables decide in a situation.
  init(
    _ decided: Region,
    in graph: DecisionGraph = .routing,
    relations: Relations = .routing
  ) {
    self.graph = graph
    self.relations = relations
    self.decided = decided
  }

  /// The smallest change that would make a method run, or nil if none can.
  ///
  /// A push for the same receiver comes before one for another.
  func remedy(for method: DelegateMethod, in phase: Phase) -> Remedy? {
    guard let occasion = Occasion.of(method, in: phase) else { return nil }
    let search = ChangeSearch(
      from: Schema.push.inputs(of: decided),
      preferring: Schema.push.only(Column(.recipient), of: decided),
      in: relations
    )
    return search.nearest(for: occasion.when).map { Remedy($0) }
  }

  /// The rules that keep a method from running.
  func causes(against method: DelegateMethod, in phase: Phase) -> [Rule] {
    Occasion.of(method, in: phase).map { causes(against: $0) } ?? [.otherPhase(phase)]
  }

  /// What happens to the push comes before who would have been called for it.
  private func causes(against occasion: Occasion) -> [Rule] {
    let missed = occasion.decisive.first { occasion.when[$0] & decided[$0] == 0 }
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
  private func reason(for column: Column, wanted: Region) -> Reason {
    guard let answer = column.answer, let table = graph.table(deciding: answer) else {
      return Reason(causes: [], distance: column.distance)
    }
    let standing = graph.rules(deciding: answer, in: decided)
    if let open = table.open?.conclusion, wanted[column] & open.values != 0 {
      return standing.reduce(into: Reason()) { $0.add(reason(behind: $1, wanted: wanted)) }
    }
    // What the system shows is a reason by itself, unless there is nothing that it may show.
    let isSettled = answer == .presentation && Entry.showing(.open).contains(decided)
    guard table.policy == .unique, !isSettled, let current = standing.first else {
      return Reason(causes: standing, distance: 1)
    }
    var nearest: Reason?
    for rule in table.rules {
      guard wanted[column] & rule.row.answer != 0, rule.row.condition.intersects(wanted) else {
        continue
      }
      let way = reason(for: rule, insteadOf: current, wanted: wanted.forgetting(column))
      if way.distance < nearest?.distance ?? .max { nearest = way }
    }
    return nearest ?? Reason(causes: [current], distance: 1)
  }

  /// Why an obstacle stands: what it looks at, if that is an answer of its own.
  private func reason(behind obstacle: Rule, wanted: Region) -> Reason {
    let looked = Schema.push.columns(in: obstacle.row.condition)
    guard let column = looked.first(where: { isAnswer($0) }) else {
      let distance = looked.map { $0.distance }.max() ?? 1
      return Reason(causes: [obstacle], distance: distance)
    }
    let averted = wanted.keeping(~obstacle.row.condition[column], of: column)
    return reason(for: column, wanted: averted)
  }

  /// Why a row does not hold: the answers that it misses, or the row that holds in its place.
  private func reason(for rule: Rule, insteadOf current: Rule, wanted: Region) -> Reason {
    let missed = Schema.push.columns(of: (decided & rule.row.condition).emptySlots)
    let plain = missed.filter { !isAnswer($0) }
    var reason = missed.filter { isAnswer($0) }.reduce(into: Reason()) { sum, column in
      sum.add(self.reason(for: column, wanted: wanted & rule.row.condition))
    }
    if reason.causes.isEmpty || plain.contains(where: { $0.isPlaceOfApp }) {
      reason.causes = [current]
    }
    reason.distance += plain.reduce(0) { $0 + $1.distance }
    return reason
  }

  /// Whether a column is decided, and not just a name for a part of the situation.
  private func isAnswer(_ column: Column) -> Bool {
    guard let answer = column.answer, let table = graph.table(deciding: answer) else {
      return false
    }
    return !table.isAlias
  }
}

extension Column {
  /// Whether the column names the place of the app, which settles a question by itself.
  fileprivate var isPlaceOfApp: Bool { answer == .place || answer == .placeAtResponse }

  /// How far a change of the column leads away from the situation that was asked about.
  fileprivate var distance: Int { answer?.distance ?? input?.description.distance ?? 1 }
}

extension Rule {
  /// Why a method that has no occasion in a phase does not run in it.
  fileprivate static func otherPhase(_ phase: Phase) -> Rule {
    phase == .arrival
      ? DecisionGraph.routing.rule("opportunity.nothing") ?? .comesOnArrivalOnly
      : .comesOnArrivalOnly
  }

  /// Methods that take the push itself have done so before the user acts.
  package static let comesOnArrivalOnly = Rule(
    "response.arrival-only",
    nil,
    in: Region(!.userAction(nil)),
    because: "It is called when a push arrives, not when the user acts.",
    .documented,
    "A-032 A-155 A-200"
  )
}
