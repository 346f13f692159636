/// Columns that every change must include for a question to hold.
///
/// Found in one pass forward through the tables and one back, without a search. If they are enough,
/// they are the only smallest set.
struct NeededColumns {
  private(set) var columns: [Column] = []
  /// Everything that can be true if the question holds, and perhaps more.
  private var known: Region
  private let graph: Graph

  /// Finds the columns, or returns nil if the question cannot hold.
  init?(from situation: Region, to question: Region, in graph: Graph) {
    var narrowing = Narrowing(question, in: graph)
    guard !question.isEmpty, narrowing.narrow() else { return nil }
    self.graph = graph
    known = narrowing.region
    for number in graph.tables.indices.reversed() {
      guard let column = graph.tables[number].decides else { continue }
      let isAsked = narrowing.region[column] & ~known[column] != 0 || !question.leavesOpen(column)
      if isAsked, !keep(narrowing.rows(of: number), ofTable: number, column) {
        return nil
      }
    }
    columns = graph.schema.columns(of: (situation & known).emptySlots)
  }

  /// Keeps what the rows of a table allow; false if that leaves nothing.
  private mutating func keep(_ met: UInt64, ofTable number: Int, _ column: Column) -> Bool {
    let table = graph.tables[number]
    var hull = Region()
    for place in met.places {
      let row = table.rows[place]
      guard known[column] & row.answer != 0 else { continue }
      if place == table.rows.count - 1, table.policy == .collect {
        // No obstacle may hold; if no other row gives the answer, none does.
        guard hull.isZero else { return true }
        known = known.keeping(row.answer, of: column)
        return table.written.indices.allSatisfy { prevent(RowPlace(table: number, row: $0)) }
      }
      hull = hull | row.condition.keeping(row.answer, of: column)
    }
    known = known & hull
    return !known.isEmpty
  }

  /// Keeps the values that prevent an obstacle if only one column can; false if no column can.
  private mutating func prevent(_ obstacle: RowPlace) -> Bool {
    let condition = graph.condition(at: obstacle)
    let preventing = graph.columns(at: obstacle).filter { known[$0] & ~condition[$0] != 0 }
    guard let column = preventing.first else { return false }
    if preventing.count == 1 { known = known.keeping(~condition[column], of: column) }
    return true
  }
}
