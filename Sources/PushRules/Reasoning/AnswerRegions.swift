/// The situations in which tables answer something, carried back to the columns of the situation.
///
/// A rule holds where all its words hold; a value is decided where one of its rules holds; a word
/// about an answer stands for the situations with that answer. So each answer is worked out once,
/// from those that its table reads.
struct AnswerRegions: Sendable {
  private let graph: DecisionGraph
  /// The values of the columns that the sets leave to this side of a comparison.
  private let side: Box
  /// The situations of each value of each derived column, as far as they are known.
  private var known = [[SituationSet?]](repeating: [], count: Column.allCases.count)

  /// Prepares the answers of tables.
  ///
  /// - Parameters:
  ///   - graph: The tables.
  ///   - side: The situations to answer for. Sets of another space tell them apart in the columns
  ///     in which that space has several values; in the others this box has one.
  init(_ graph: DecisionGraph, on side: Box) {
    self.graph = graph
    self.side = side
    for column in Column.derived {
      known[Int(column.rawValue)] = [SituationSet?](repeating: nil, count: column.width)
    }
  }

  /// The situations that can exist.
  mutating func possible(in sets: inout SituationSets) -> SituationSet {
    region(of: .world(.open), in: &sets)
  }

  /// The situations in which all words of a box hold.
  mutating func region(of words: Box, in sets: inout SituationSets) -> SituationSet {
    var region = SituationSet.all
    for column in words.columns {
      let met =
        column.isDerived ? answered(column, words, &sets) : stated(column, words, &sets)
      region = sets.intersection(region, met)
      if region == .empty { break }
    }
    return region
  }

  /// The situations in which a column of the situation has one of the values of a box.
  private func stated(
    _ column: Column,
    _ words: Box,
    _ sets: inout SituationSets
  ) -> SituationSet {
    guard side[column].nonzeroBitCount == 1 else { return sets.set(column, of: words) }
    return side[column] & words[column] == 0 ? .empty : .all
  }

  /// The situations in which a table gives one of the answers of a box.
  private mutating func answered(
    _ column: Column,
    _ words: Box,
    _ sets: inout SituationSets
  ) -> SituationSet {
    column.places(of: words[column]).reduce(.empty) { union, value in
      let region = region(of: column, value: value, in: &sets)
      return sets.union(union, region)
    }
  }

  /// The situations in which a table gives an answer.
  mutating func region(
    of column: Column,
    value: Int,
    in sets: inout SituationSets
  ) -> SituationSet {
    if let region = known[Int(column.rawValue)][value] { return region }
    guard let table = graph.table(deciding: column) else { return .empty }
    let answer = Box(column, bits: 1 << UInt64(value))
    var region = SituationSet.empty
    let isOpen = table.open.map { answer.contains($0.conclusion) } ?? false
    for rule in table.rules where isOpen || answer.contains(rule.conclusion) {
      let met = self.region(of: rule.condition, in: &sets)
      region = sets.union(region, met)
    }
    if isOpen { region = sets.complement(region) }
    known[Int(column.rawValue)][value] = region
    return region
  }
}
