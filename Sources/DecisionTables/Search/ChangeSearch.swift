/// Finds the smallest changes of a situation that lead to an answer.
package struct ChangeSearch: Sendable {
  private let relations: Relations
  private let situation: Region
  /// The answers that the first change should keep, if possible.
  private let preferred: Region

  /// Prepares to change a situation with one value in each input, all answers open.
  package init(from situation: Region, preferring preferred: Region, in relations: Relations) {
    self.relations = relations
    self.situation = situation
    self.preferred = preferred
  }

  private var graph: Graph { relations.graph }
  private var schema: Schema { graph.schema }

  /// The cheapest of the smallest changes, or nil if no change leads to the answer.
  ///
  /// A change that keeps the preferred answers comes before one that does not.
  package func nearest(for question: Region) -> ColumnChange? {
    let possible = graph.feasibly(question)
    return nearest(within: possible & preferred) ?? nearest(within: possible)
  }

  /// Looks at inputs of a higher tier only if those of the lower tiers are not enough.
  private func nearest(within question: Region) -> ColumnChange? {
    var free = situation
    for tier in schema.efforts.tiers {
      free = free.forgetting(tier)
      let sets = ChangeSets(from: situation, to: [question & free], in: relations).sets
      guard let columns = sets.min(by: { isCheaper($0, than: $1) }) else { continue }
      return cheapest(of: columns[...], in: question & situation.forgetting(columns))
        .map { ColumnChange(from: situation, to: $0, in: schema) }
    }
    return nil
  }

  private func isCheaper(_ one: [Column], than other: [Column]) -> Bool {
    schema.efforts.cost(of: one).lexicographicallyPrecedes(schema.efforts.cost(of: other))
  }

  /// The cheapest value of the first column that still allows the answer, then of the second.
  private func cheapest(of columns: ArraySlice<Column>, in question: Region) -> Region? {
    guard let column = columns.first else {
      let target = schema.inputs(of: question)
      return question.contains(graph.decide(target)) ? target : nil
    }
    // For the last column it is faster to try all values than to narrow them first.
    let narrowed = columns.count > 1 ? graph.narrowed(question) : question
    guard let possible = narrowed else { return nil }
    for value in schema.ranked(possible[column].places, of: column, from: situation) {
      var asked = question
      asked[column] = UInt64(bit: value)
      if let found = cheapest(of: columns.dropFirst(), in: asked) { return found }
    }
    return nil
  }

  /// All smallest changes after which one of the questions holds, cheapest first.
  ///
  /// Changes that keep the preferred answers come first.
  package func all(for questions: [Region]) -> [ChangeSet] {
    let possible = questions.map { graph.feasibly($0) }
    return ChangeSets(from: situation, to: possible, in: relations).sets
      .map { columns in
        let change = change(of: columns, for: possible)
        let target = change.alternatives.first?.change.applied(to: situation)
        let isPreferred = target.map { preferred.contains(graph.decide($0)) } ?? false
        return (change: change, isPreferred: isPreferred)
      }
      .sorted { one, other in
        guard one.isPreferred == other.isPreferred else { return one.isPreferred }
        return isCheaper(one.change.columns, than: other.change.columns)
      }
      .map { $0.change }
  }

  private func change(of columns: [Column], for questions: [Region]) -> ChangeSet {
    let free = situation.forgetting(columns)
    let asked = questions.map { $0 & free }
    return ChangeSet(
      columns,
      of: situation,
      values: values(of: columns, in: asked),
      preferring: values(of: columns, in: asked.map { $0 & preferred }),
      in: schema
    )
  }

  private func values(of columns: [Column], in questions: [Region]) -> [Region] {
    let regions = questions.flatMap { relations.situations(where: $0) }
    return regions.map { region in
      columns.reduce(schema.any) { $0 & schema.only($1, of: region) }
    }.absorbed
  }
}
