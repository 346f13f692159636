/// The situations in which tables give an answer, as sets over the inputs.
///
/// An answer is given where one of its rows holds, and a row where all its entries do. The set of
/// each answer is computed once, from the sets of the answers that its table reads.
package struct AnswerRegions: Sendable {
  private let graph: Graph
  /// The situations to answer for.
  ///
  /// Sets do not look at a column with one value here, so that two sides of a comparison can differ
  /// in it.
  private let side: Region
  /// The situations of each value of each answer, nil before they are computed.
  private var known: [[SituationSet?]]

  package init(_ graph: Graph, on side: Region) {
    self.graph = graph
    self.side = side
    known = graph.schema.columns.map { column in
      graph.schema.isAnswer(column) ? [SituationSet?](repeating: nil, count: column.width) : []
    }
  }

  /// The same in another reading of a row.
  package func regions(in reading: OtherReading) -> AnswerRegions {
    AnswerRegions(graph.graph(in: reading), on: side)
  }

  package mutating func possible(in sets: inout SituationSets) -> SituationSet {
    region(of: graph.feasibly(graph.schema.any), in: &sets)
  }

  /// The situations in which a question holds.
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

  /// The situations in which an input has one of the values of a question.
  private func stated(
    _ column: Column,
    _ question: Region,
    _ sets: inout SituationSets
  ) -> SituationSet {
    guard side[column].nonzeroBitCount == 1 else {
      return sets.set(at: column.number, question[column], then: .all)
    }
    return side[column] & question[column] == 0 ? .empty : .all
  }

  /// The situations in which a table gives one of the answers of a question.
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
