import DecisionTables

/// The answer in a situation if the other side of a contested rule is right.
package struct Reading: Sendable {
  /// The contested rule.
  package let rule: Rule
  private let decided: Region

  fileprivate init(_ dispute: DisputedRow, insteadOf found: Region) {
    rule = dispute.rule
    var decided = DecisionGraph.routing.graph.decide(found, in: dispute.reading)
    // Other rules may make the same claim: their other side is right, too.
    for row in DisputedRow.all where row.makesSameClaim(as: dispute) {
      if row.rule.row.condition.contains(found), let entry = row.reading.entry,
        Schema.push.isAnswer(entry.column)
      {
        decided = decided.forgetting(entry.column).keeping(entry.values, of: entry.column)
      }
    }
    self.decided = decided
  }

  package func methods(in phase: Phase) -> [DelegateMethod] {
    PossibleCall.methods(in: phase, of: decided)
  }

  func calls(_ method: DelegateMethod, in phase: Phase) -> Bool {
    PossibleCall.of(method, in: phase)?.when.contains(decided) ?? false
  }
}

/// A contested rule with its other reading.
struct DisputedRow: Sendable {
  let rule: Rule
  let reading: OtherReading

  /// Whether its other side is the same claim.
  fileprivate func makesSameClaim(as other: DisputedRow) -> Bool {
    rule.id != other.rule.id && rule.dispute?.otherSide == other.rule.dispute?.otherSide
      && rule.dispute?.experiment == other.rule.dispute?.experiment
  }

  /// The contested rules of the tables that route a push.
  static let all = DecisionGraph.routing.disputedRows
}

extension DecisionGraph {
  /// The contested rules whose other reading the tables can express.
  var disputedRows: [DisputedRow] {
    tables.indices.flatMap { table in
      tables[table].rules.indices.compactMap { row in
        let rule = tables[table].rules[row]
        guard let dispute = rule.dispute else { return nil }
        if dispute.otherwise == nil, tables[table].policy == .unique { return nil }
        let place = RowPlace(table: table, row: row)
        return DisputedRow(rule: rule, reading: OtherReading(place, dispute.otherwise))
      }
    }
  }
}

extension Route {
  /// The readings of contested rules under which other methods run in a phase.
  package func otherReadings(in phase: Phase) -> [Reading] {
    let calls = phase == .arrival ? arrival.calls : response?.calls ?? []
    let methods = calls.map { $0.method }
    return readings.filter { $0.methods(in: phase) != methods }
  }

  /// The other readings of the contested rules that hold.
  var readings: [Reading] {
    DisputedRow.all.filter { $0.rule.row.condition.contains(decided) }
      .map { Reading($0, insteadOf: decided) }
  }
}

/// A situation that shows on a device which side of a contested rule is right.
package struct Experiment: Sendable {
  /// The rule.
  package let rule: Rule
  /// The other side, and how to settle it.
  package let dispute: Dispute
  /// What happens if the rule is right.
  package let route: Route
  private let other: Reading?

  /// Finds the most usual situation for a contested rule; nil if the rule is not contested, or decides
  /// no route.
  package init?(of id: String) {
    let graph = DecisionGraph.routing
    guard let row = DisputedRow.all.first(where: { $0.rule.id == id }),
      let dispute = row.rule.dispute
    else { return nil }
    var sets = SituationSets(within: .any, of: .push)
    var answers = AnswerRegions(graph.graph, on: .any)
    let holds = answers.region(of: row.rule.row.condition, in: &sets)
    let known = answers.possible(in: &sets)
    let possible = sets.intersection(holds, known)
    var distinguishing = SituationSet.empty
    let ones = PossibleCall.all.map { answers.region(of: $0.when, in: &sets) }
    var others = answers.regions(in: row.reading)
    for (one, candidate) in zip(ones, PossibleCall.all) {
      let two = others.region(of: candidate.when, in: &sets)
      let changed = sets.union(sets.difference(one, two), sets.difference(two, one))
      distinguishing = sets.union(distinguishing, sets.intersection(changed, possible))
    }
    let set = distinguishing == .empty ? possible : distinguishing
    guard set != .empty else { return nil }
    let space = SituationSpace(
      like: Situation(state: .suspended, payload: PayloadTraits()),
      stating: []
    )
    let situation = space.situation(at: sets.usual(in: .any, of: set))
    guard let route = try? Route(situation) else { return nil }
    self.rule = row.rule
    self.dispute = dispute
    self.route = route
    other = route.readings.first { $0.rule.id == id }
  }

  /// The methods that run if the other side is right, in their order.
  package var otherMethods: [DelegateMethod] {
    guard let other else { return route.calls.map { $0.method } }
    return other.methods(in: .arrival) + (route.response == nil ? [] : other.methods(in: .response))
  }
}
