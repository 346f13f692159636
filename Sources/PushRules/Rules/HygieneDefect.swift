internal import DecisionTables

/// A flaw of a rule or a column that leaves the decisions complete.
package enum HygieneDefect: Error, Hashable, Sendable {
  case uncited(Rule.ID)
  case oneSided(Rule.ID)
  case unsettled(Rule.ID)
  /// No rule looks at a column, or none decides it, or nothing reads its answer.
  case unused(String)
}

extension HygieneDefect {
  package static func defects(
    of id: Rule.ID,
    citing citations: [String],
    _ confidence: Confidence,
    against disputes: [Dispute]
  ) -> [HygieneDefect] {
    var found: [HygieneDefect] = citations.isEmpty ? [.uncited(id)] : []
    guard confidence == .contested else { return found }
    if disputes.isEmpty || disputes.contains(where: { $0.otherSide.isEmpty }) {
      found.append(.oneSided(id))
    }
    if disputes.isEmpty || disputes.contains(where: { $0.experiment.isEmpty }) {
      found.append(.unsettled(id))
    }
    return found
  }
}

extension DecisionTable {
  package var hygieneDefects: [HygieneDefect] {
    rules.flatMap { rule in
      HygieneDefect.defects(
        of: rule.id,
        citing: rule.citations,
        rule.confidence,
        against: rule.dispute.map { [$0] } ?? []
      )
    }
  }
}

extension DecisionGraph {
  /// The columns that no rule uses.
  ///
  /// An input is used if a rule or an ``PossibleCall`` looks at it; an answer also if a caveat looks at
  /// it or a route contains it.
  package var unusedColumns: [HygieneDefect] {
    let decided = Set(tables.map { Column($0.decides) })
    let candidates = PossibleCall.all.flatMap { Schema.push.columns(in: $0.when) + $0.columns }
    let read = Set(tables.flatMap { $0.columns } + candidates)
    let caveats = Caveat.all.flatMap { caveat in
      caveat.conditions.flatMap { Schema.push.columns(in: $0) }
    }
    let shown = read.union(caveats + Self.shown.map { Column($0) })
    return Schema.push.columns
      .filter { column in
        column.answer == nil
          ? !read.contains(column) : !decided.contains(column) || !shown.contains(column)
      }
      .map { .unused(Schema.push.description(of: $0).name) }
  }

  private static let shown: [Answer] = [
    .feasibility, .wake, .presentation, .recipient, .arrivalMethod, .opportunity, .launchOptions,
    .sceneConnection, .finalState, .comesForward,
  ]
}

extension HygieneDefect: CustomStringConvertible {
  package var description: String {
    switch self {
    case .uncited(let rule): "\(rule) cites nothing"
    case .oneSided(let rule): "\(rule) is contested and does not give the other side"
    case .unsettled(let rule): "\(rule) is contested and names no experiment that would settle it"
    case .unused(let column): "no rule uses the column \(column)"
    }
  }
}
