/// The situations in which tables answer something, carried back to the columns of the situation.
///
/// A row holds where all its entries hold; a value is decided where one of its rows holds; an entry
/// about an answer stands for the situations with that answer. So each answer is worked out once,
/// from those that its table reads.
package struct AnswerRegions: Sendable {
  private let graph: Graph
  /// The values of the columns that the sets leave to this side of a comparison.
  private let side: Region
  /// The situations of each value of each derived column, as far as they are known.
  private var known: [[SituationSet?]]

  /// Prepares the answers of tables.
  ///
  /// - Parameters:
  ///   - graph: The tables.
  ///   - side: The situations to answer for. Sets of another space tell them apart in the columns
  ///     in which that space has several values; in the others this region has one.
  package init(_ graph: Graph, on side: Region) {
    self.graph = graph
    self.side = side
    known = graph.schema.columns.map { column in
      graph.schema.isAnswer(column) ? [SituationSet?](repeating: nil, count: column.width) : []
    }
  }

  /// The situations that can exist.
  package mutating func possible(in sets: inout SituationSets) -> SituationSet {
    region(of: graph.feasibly(graph.schema.any), in: &sets)
  }

  /// The situations in which what a region accepts holds.
  package mutating func region(of question: Region, in sets: inout SituationSets) -> SituationSet {
    var region = SituationSet.all
    for column in graph.schema.columns(in: question) {
      let met =
        graph.schema.isAnswer(column)
        ? answered(column, question, &sets) : stated(column, question, &sets)
      region = sets.intersection(region, met)
      if region == .empty { break }
    }
    return region
  }

  /// The situations in which a column of the situation has one of the values of a region.
  private func stated(
    _ column: Column,
    _ question: Region,
    _ sets: inout SituationSets
  ) -> SituationSet {
    guard side[column].nonzeroBitCount == 1 else { return sets.set(column, of: question) }
    return side[column] & question[column] == 0 ? .empty : .all
  }

  /// The situations in which a table gives one of the answers of a region.
  private mutating func answered(
    _ column: Column,
    _ question: Region,
    _ sets: inout SituationSets
  ) -> SituationSet {
    question[column].places.reduce(.empty) { union, value in
      let region = region(of: column, value: value, in: &sets)
      return sets.union(union, region)
    }
  }

  /// The situations in which a table gives an answer.
  package mutating func region(
    of column: Column,
    value: Int,
    in sets: inout SituationSets
  ) -> SituationSet {
    if let region = known[column.number][value] { return region }
    guard let number = graph.table(deciding: column) else { return .empty }
    let table = graph.tables[number]
    let answer = UInt64(bit: value)
    var region = SituationSet.empty
    let isOpen = table.open?.answer == answer
    for row in table.written where isOpen || row.answer == answer {
      let met = self.region(of: row.condition, in: &sets)
      region = sets.union(region, met)
    }
    if isOpen { region = sets.complement(region) }
    known[column.number][value] = region
    return region
  }
}
