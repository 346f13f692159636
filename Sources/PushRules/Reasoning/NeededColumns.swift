/// The columns that must change for a question to hold, as far as the tables tell without a search.
///
/// The question is taken forward through the tables, then back. If the columns will do, they are the
/// only smallest set: every other one has them, too.
struct NeededColumns {
  private(set) var columns: [Column] = []
  /// What can be where the question holds: it may accept too much, but never too little.
  private var known: Box
  private let graph: DecisionGraph

  /// Finds them, or returns nil if the question cannot hold.
  init?(from situation: Box, to question: Box, in graph: DecisionGraph) {
    var narrowing = Narrowing(question, in: graph)
    guard !question.isEmpty, narrowing.narrow() else { return nil }
    self.graph = graph
    known = narrowing.box
    for table in graph.tables.indices.reversed() {
      let place = graph.said.decided[table]
      let lost = narrowing.box[word: place.word] & ~known[word: place.word]
      let isAsked = place.bits & (lost | ~question[word: place.word]) != 0
      if isAsked, !keep(narrowing.rows(of: table), of: table) { return nil }
    }
    columns = (situation & known).emptyColumns.spokenColumns
  }

  /// Keeps what the rows of a table leave; false if they leave nothing.
  private mutating func keep(_ met: UInt64, of table: Int) -> Bool {
    let place = graph.said.decided[table]
    let range = graph.said.range(of: table)
    var hull = Box.zero
    var rest = met
    while rest != 0 {
      let row = graph.said.rows[range.lowerBound + rest.trailingZeroBitCount]
      rest &= rest &- 1
      guard known[word: place.word] & row.answer != 0 else { continue }
      if rest == 0, graph.tables[table].kind == .gate, row.condition == .any {
        // The gate may be open; it must be if no obstacle is left.
        guard hull.isZero else { return true }
        known = known.keeping(row.answer, at: place)
        return avert(range.dropLast())
      }
      hull = hull | row.condition.keeping(row.answer, at: place)
    }
    known = known & hull
    return !known.isEmpty
  }

  /// Keeps what averts the obstacles of a gate that only one column can avert.
  private mutating func avert(_ obstacles: Range<Int>) -> Bool {
    for row in obstacles {
      let condition = graph.said.rows[row].condition
      var averting: ColumnPlace?
      var isAlone = false
      known.without(condition).forEachColumn { _, place in
        isAlone = averting == nil
        averting = averting ?? place
      }
      guard let averting else { return false }
      if isAlone { known = known.keeping(~condition[word: averting.word], at: averting) }
    }
    return true
  }
}
