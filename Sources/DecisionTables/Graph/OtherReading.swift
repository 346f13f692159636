/// What a contested row concludes if the other side is right.
package struct OtherReading: Hashable, Sendable {
  package let row: RowPlace
  /// What the row concludes instead, or the input value that iOS reads instead; nil if the row is
  /// an obstacle that does not hold.
  package let entry: Entry?

  package init(_ row: RowPlace, _ entry: Entry?) {
    self.row = row
    self.entry = entry
  }
}

extension Graph {
  /// Decides a situation again with another reading of a row.
  ///
  /// The answers of earlier tables stay. A table without a matching row leaves its answer open.
  package func decide(_ decided: Region, in reading: OtherReading) -> Region {
    var decided = decided
    var first = reading.row.table
    if let entry = reading.entry, !schema.isAnswer(entry.column) {
      decided[entry.column] = entry.values
      first = 0
    }
    for table in tables[first...] {
      if let column = table.decides { decided = decided.forgetting(column) }
    }
    for number in first..<tables.count {
      guard let column = tables[number].decides else { continue }
      if let answer = answer(of: number, in: decided, reading) {
        decided = decided.keeping(answer, of: column)
      }
      if number == feasibilityTable, !isFeasible(decided) { return decided }
    }
    return decided
  }

  private func answer(of number: Int, in decided: Region, _ reading: OtherReading) -> UInt64? {
    let table = tables[number]
    for row in table.written.indices where table.rows[row].condition.contains(decided) {
      guard reading.row == RowPlace(table: number, row: row) else { return table.rows[row].answer }
      if let entry = reading.entry, entry.column == table.decides { return entry.values }
      if reading.entry != nil { return table.rows[row].answer }
    }
    return table.open?.answer
  }

  /// The tables with another reading of a row.
  package func graph(in reading: OtherReading) -> Graph {
    let table = tables[reading.row.table]
    guard let entry = reading.entry else {
      return replacing(reading.row.table, by: table.rows(without: reading.row.row))
    }
    if entry.column == table.decides {
      return replacing(reading.row.table, by: table.rows(reading.row.row, answering: entry.values))
    }
    let misread = table.rows[reading.row.row].condition[entry.column]
    return Graph(tables.map { $0.taking(misread, for: entry) }, in: schema, feasible: feasible)
  }

  private func replacing(_ number: Int, by rows: [Row]) -> Graph {
    var tables = tables
    tables[number] = tables[number].with(rows)
    return Graph(tables, in: schema, feasible: feasible)
  }
}

extension Table {
  fileprivate func with(_ rows: [Row]) -> Table {
    Table(name, decides: decides, policy, rows)
  }

  fileprivate func rows(without place: Int) -> [Row] {
    rows.indices.filter { $0 != place }.map { rows[$0] }
  }

  fileprivate func rows(_ place: Int, answering answer: UInt64) -> [Row] {
    var rows = rows
    let row = rows[place]
    rows[place] = Row(row.id, row.condition, answer, doubt: row.doubt)
    return rows
  }

  /// The table if iOS reads some values of a column as another value.
  fileprivate func taking(_ misread: UInt64, for entry: Entry) -> Table {
    with(
      rows.map { row in
        var condition = row.condition
        let accepts = condition[entry.column] & entry.values != 0
        condition[entry.column] = condition[entry.column] & ~misread | (accepts ? misread : 0)
        return Row(row.id, condition, row.answer, doubt: row.doubt)
      }
    )
  }
}
