/// The situations in which an answer is in doubt: ``Grounds`` for all situations at once.
package struct DoubtRegions: Sendable {
  private let graph: Graph
  /// The least doubt that counts.
  private let doubt: UInt8
  /// Values whose doubt does not carry over.
  private let neutral: Entry?
  /// The situations in which each answer is in doubt, nil before they are computed.
  private var known: [SituationSet?]

  package init(_ graph: Graph, of doubt: UInt8, neutral: Entry?) {
    self.graph = graph
    self.doubt = doubt
    self.neutral = neutral
    known = [SituationSet?](repeating: nil, count: graph.schema.columns.count)
  }

  /// The situations in which any of some answers is in doubt.
  package mutating func region(
    of columns: [Column],
    _ answers: inout AnswerRegions,
    in sets: inout SituationSets
  ) -> SituationSet {
    columns.reduce(.empty) { union, column in
      let doubtful = region(of: column, &answers, &sets)
      return sets.union(union, doubtful)
    }
  }

  private mutating func region(
    of column: Column,
    _ answers: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> SituationSet {
    if let region = known[column.number] { return region }
    guard let number = graph.table(deciding: column) else { return .empty }
    var region = stated(number, &answers, &sets)
    if graph.tables[number].open != nil {
      let open = open(number, &answers, &sets)
      region = sets.union(region, open)
    }
    known[column.number] = region
    return region
  }

  /// The situations in which written rows hold, all of them doubtful.
  private mutating func stated(
    _ number: Int,
    _ answers: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> SituationSet {
    var standing = SituationSet.empty
    var sure = SituationSet.empty
    for row in graph.tables[number].written.indices {
      let place = RowPlace(table: number, row: row)
      let holds = answers.region(of: graph.tables[number].rows[row].condition, in: &sets)
      let grounds = behind(place, &answers, &sets)
      standing = sets.union(standing, holds)
      let surely = sets.difference(holds, grounds)
      sure = sets.union(sure, surely)
    }
    return sets.difference(standing, sure)
  }

  /// The situations in which no obstacle holds, but only because of doubtful answers.
  private mutating func open(
    _ number: Int,
    _ answers: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> SituationSet {
    let table = graph.tables[number]
    var open = SituationSet.all
    var doubtful = (table.open?.doubt ?? 0) >= doubt ? SituationSet.all : .empty
    for row in table.written.indices {
      let condition = table.rows[row].condition
      let holds = answers.region(of: condition, in: &sets)
      open = sets.difference(open, holds)
      // Each column of the obstacle is met, or only a doubtful answer keeps it from that.
      var averted = SituationSet.all
      for column in graph.columns(at: RowPlace(table: number, row: row)) {
        var met = answers.region(of: graph.schema.only(column, of: condition), in: &sets)
        if graph.schema.isAnswer(column) {
          let doubted = passedOn(by: column, &answers, &sets)
          met = sets.union(met, doubted)
        }
        averted = sets.intersection(averted, met)
      }
      let doubted = sets.difference(averted, holds)
      doubtful = sets.union(doubtful, doubted)
    }
    return sets.intersection(open, doubtful)
  }

  /// The situations in which a row is doubtful, by itself or through an answer that it reads.
  private mutating func behind(
    _ place: RowPlace,
    _ answers: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> SituationSet {
    if graph.tables[place.table].rows[place.row].doubt >= doubt { return .all }
    return graph.columns(at: place).reduce(.empty) { union, column in
      guard graph.schema.isAnswer(column) else { return union }
      let doubted = passedOn(by: column, &answers, &sets)
      return sets.union(union, doubted)
    }
  }

  /// The situations in which the doubt of an answer carries over.
  private mutating func passedOn(
    by column: Column,
    _ answers: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> SituationSet {
    let doubtful = region(of: column, &answers, &sets)
    guard let neutral, neutral.column == column else { return doubtful }
    let kept = answers.region(of: graph.schema.any & neutral, in: &sets)
    return sets.difference(doubtful, kept)
  }
}
