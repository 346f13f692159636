/// Something wrong with a rule or a column, although every situation is decided.
public enum HygieneDefect: Error, Hashable, Sendable {
  /// A rule cites nothing.
  case uncited(Rule.ID)
  /// A contested rule does not give the other side.
  case oneSided(Rule.ID)
  /// A contested rule names no experiment that would settle it.
  case unsettled(Rule.ID)
  /// No rule uses a column: none looks at it, or none decides it, or nobody reads the answer.
  case unused(Column)
}

extension HygieneDefect {
  /// What a rule of any kind fails to say about what it rests on.
  public static func defects(
    of id: Rule.ID,
    citing citations: [String],
    _ confidence: Confidence,
    against disputes: [Dispute]
  ) -> [HygieneDefect] {
    var found: [HygieneDefect] = citations.isEmpty ? [.uncited(id)] : []
    guard confidence == .contested else { return found }
    if disputes.isEmpty || disputes.contains(where: \.otherSide.isEmpty) {
      found.append(.oneSided(id))
    }
    if disputes.isEmpty || disputes.contains(where: \.experiment.isEmpty) {
      found.append(.unsettled(id))
    }
    return found
  }
}

extension DecisionTable {
  /// What the rules fail to say about what they rest on.
  public var hygieneDefects: [HygieneDefect] {
    allRules.flatMap { rule in
      HygieneDefect.defects(
        of: rule.id,
        citing: rule.citations,
        rule.confidence,
        against: [rule.evidence.dispute].compactMap(\.self)
      )
    }
  }
}

extension DecisionGraph {
  /// The columns that no rule uses.
  ///
  /// A part of the situation is used if a rule or an occasion to call a method looks at it. A
  /// column that a table decides is used if a caveat does, too, or if it is told as it is.
  public var unusedColumns: [HygieneDefect] {
    let decided = Set(tables.map(\.decides))
    let read = Set(
      tables.flatMap(\.columns) + Occasion.all.flatMap { $0.when.columns + $0.columns }
    )
    let told = Set(Caveat.all.flatMap { $0.when.columns + ($0.orWhen?.columns ?? []) } + Self.told)
    return Column.allCases
      .filter { column in
        column.isDerived
          ? !decided.contains(column) || !read.union(told).contains(column)
          : !read.contains(column)
      }
      .map { .unused($0) }
  }

  /// The answers that a route gives as they are.
  private static let told: [Column] = [
    .world, .wake, .presentation, .recipient, .delivery, .opportunity, .launchOptions,
    .sceneConnection, .finalState, .forward,
  ]
}

extension HygieneDefect: CustomStringConvertible {
  /// The defect as a sentence.
  public var description: String {
    switch self {
    case .uncited(let rule): "\(rule) cites nothing"
    case .oneSided(let rule): "\(rule) is contested and does not give the other side"
    case .unsettled(let rule): "\(rule) is contested and names no experiment that would settle it"
    case .unused(let column): "no rule uses the column \(column.name)"
    }
  }
}
