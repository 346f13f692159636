import DecisionTables

/// The flaws of a rule or a column that leave the decisions complete, as sentences.
package enum Hygiene {
  package static func defects(
    of id: Rule.ID,
    citing citations: [String],
    _ confidence: Confidence,
    against disputes: [Dispute]
  ) -> [String] {
    var found = citations.isEmpty ? ["\(id) cites nothing"] : []
    guard confidence == .contested else { return found }
    if disputes.isEmpty || disputes.contains(where: { $0.otherSide.isEmpty }) {
      found.append("\(id) is contested and does not give the other side")
    }
    if disputes.isEmpty || disputes.contains(where: { $0.experiment.isEmpty }) {
      found.append("\(id) is contested and names no experiment that would settle it")
    }
    return found
  }
}

extension DecisionTable {
  package var hygieneDefects: [String] {
    rules.flatMap { rule in
      Hygiene.defects(
        of: rule.id,
        citing: rule.citations,
        rule.confidence,
        against: rule.dispute.map { [$0] } ?? []
      )
    }
  }
}

extension DecisionGraph {
  /// The columns that no rule looks at, that none decides, or whose answers nothing reads.
  ///
  /// An input is used if a rule or an ``PossibleCall`` looks at it; an answer also if a caveat looks at
  /// it or a route contains it.
  package var unusedColumns: [String] {
    let decided = Set(tables.map { Column($0.decides) })
    let candidates = PossibleCall.all.flatMap { call in
      Schema.push.columns(in: call.when) + call.columns + (call.state.map { [$0] } ?? [])
    }
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
      .map { "no rule uses the column " + Schema.push.description(of: $0).name }
  }

  private static let shown: [Answer] = [
    .feasibility, .wake, .presentation, .recipient, .arrivalMethod, .opportunity, .launchOptions,
    .sceneConnection, .finalState, .comesForward,
  ]
}
