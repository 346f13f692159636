/// The tables as relations, to carry questions about answers back to the inputs.
///
/// A row together with its answer is a region. To carry a question back through a table, intersect
/// it with these regions, then accept every value of the column that the table decides.
package final class Relations: Sendable {
  package let graph: Graph
  let tables: [Relation]

  /// One table: regions over the columns that it reads, each with the answer that it gives.
  struct Relation: Sendable {
    let decides: Column
    /// One region for each written row, then those for no obstacle.
    let rows: [Region]
    let writtenCount: Int

    init(_ table: Table, _ column: Column, in schema: Schema) {
      decides = column
      let written = table.written.map { $0.condition.keeping($0.answer, of: column) }
      writtenCount = written.count
      guard let open = table.open else {
        rows = written
        return
      }
      rows = written + table.rest(in: schema).map { $0.keeping(open.answer, of: column) }
    }

    /// Calls `body` with the regions of some rows that overlap a region.
    func forEachRow(meeting region: Region, among met: UInt64, _ body: (Region) -> Void) {
      for row in met.places {
        let choices = row < writtenCount ? row..<(row + 1) : row..<rows.count
        for choice in choices where region.intersects(rows[choice]) { body(rows[choice]) }
      }
    }
  }

  package init(_ graph: Graph) {
    self.graph = graph
    tables = graph.tables.compactMap { table in
      table.decides.map { Relation(table, $0, in: graph.schema) }
    }
  }

  /// The situations in which a question holds, as regions over the inputs.
  ///
  /// The regions may overlap.
  package func situations(where question: Region) -> [Region] {
    var regions = question.isEmpty ? [] : [question]
    for table in tables.reversed() {
      if regions.allSatisfy({ $0.leavesOpen(table.decides) }) { continue }
      var asked: [Region] = []
      for region in regions {
        if region.leavesOpen(table.decides) {
          asked.append(region)
        } else {
          for row in table.rows where region.intersects(row) {
            asked.append((region & row).forgetting(table.decides))
          }
        }
      }
      regions = asked.absorbed
    }
    return regions
  }

  /// A region of situations in which a question holds, or nil if it holds in none.
  package func example(of question: Region) -> Region? {
    question.isEmpty ? nil : example(of: question, through: tables[...])
  }

  /// Tries each row of a table; narrowing first shows that most lead to nothing.
  private func example(of question: Region, through tables: ArraySlice<Relation>) -> Region? {
    guard var narrowed = graph.narrowed(question) else { return nil }
    var question = question
    for level in tables.indices.reversed() where !question.leavesOpen(tables[level].decides) {
      let table = tables[level]
      let rows = table.rows.filter { narrowed.intersects($0) }
      guard rows.count == 1 else {
        for row in rows {
          let asked = (question & row).forgetting(table.decides)
          if let found = example(of: asked, through: tables[..<level]) { return found }
        }
        return nil
      }
      question = (question & rows[0]).forgetting(table.decides)
      narrowed = narrowed & rows[0]
    }
    return question.isEmpty ? nil : question
  }
}
