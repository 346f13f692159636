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

  /// The tables with another reading of a row; of a misread input all rows accept what iOS reads.
  package func graph(in reading: OtherReading) -> Graph {
    var tables = tables
    let (table, row) = (reading.row.table, reading.row.row)
    if let entry = reading.entry, entry.column != tables[table].decides {
      let misread = condition(at: reading.row)[entry.column]
      for number in tables.indices {
        for place in tables[number].rows.indices {
          tables[number].rows[place].condition.take(misread, for: entry)
        }
      }
    } else if let entry = reading.entry {
      tables[table].rows[row].answer = entry.values
    } else {
      tables[table].rows.remove(at: row)
    }
    return Graph(tables, in: schema, feasible: feasible)
  }
}

extension Region {
  /// Accepts some values of a column where it accepts another value, which iOS takes them for.
  fileprivate mutating func take(_ misread: UInt64, for entry: Entry) {
    let accepts = self[entry.column] & entry.values != 0
    self[entry.column] = self[entry.column] & ~misread | (accepts ? misread : 0)
  }
}
