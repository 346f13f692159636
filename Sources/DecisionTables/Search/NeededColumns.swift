/// The columns that must change for a question to hold, as far as the tables tell without a search.
///
/// The question is taken forward through the tables, then back. If the columns will do, they are the
/// only smallest set: every other one has them, too.
struct NeededColumns {
  private(set) var columns: [Column] = []
  /// What can be where the question holds: it may accept too much, but never too little.
  private var known: Region
  private let graph: Graph

  /// Finds them, or returns nil if the question cannot hold.
  init?(from situation: Region, to question: Region, in graph: Graph) {
    var narrowing = Narrowing(question, in: graph)
    guard !question.isEmpty, narrowing.narrow() else { return nil }
    self.graph = graph
    known = narrowing.region
    for number in graph.tables.indices.reversed() {
      guard let column = graph.tables[number].decides else { continue }
      let isAsked = narrowing.region[column] & ~known[column] != 0 || !question.leavesOpen(column)
      if isAsked, !keep(narrowing.rows(of: number), of: graph.tables[number], column) {
        return nil
      }
    }
    columns = graph.schema.columns(of: (situation & known).emptySlots)
  }

  /// Keeps what the rows of a table leave; false if they leave nothing.
  private mutating func keep(_ met: UInt64, of table: Table, _ column: Column) -> Bool {
    var hull = Region()
    for place in met.places {
      let row = table.rows[place]
      guard known[column] & row.answer != 0 else { continue }
      if place == table.rows.count - 1, table.policy == .collect {
        // The obstacles may all be averted; they must be if none is left.
        guard hull.isZero else { return true }
        known = known.keeping(row.answer, of: column)
        return avert(table.written)
      }
      hull = hull | row.condition.keeping(row.answer, of: column)
    }
    known = known & hull
    return !known.isEmpty
  }

  /// Keeps what averts the obstacles that only one column can avert.
  private mutating func avert(_ obstacles: ArraySlice<Row>) -> Bool {
    for obstacle in obstacles {
      let averting = graph.schema.columns.filter { known[$0] & ~obstacle.condition[$0] != 0 }
      guard let column = averting.first else { return false }
      if averting.count == 1 { known = known.keeping(~obstacle.condition[column], of: column) }
    }
    return true
  }
}
