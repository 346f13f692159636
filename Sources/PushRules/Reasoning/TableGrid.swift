/// The space of one table: the values of the columns that it reads, as far as it tells them apart.
///
/// Values of a column that every rule of the table takes alike are one value of the grid. A cell
/// takes one of them for each column; most tables have a dozen cells, and none has more than a
/// few thousand.
struct TableGrid: Sendable {
  /// The columns that the table reads.
  let columns: [Column]
  /// For each column the values that the table tells apart, as sets of bits.
  private let values: [[UInt64]]

  /// Lays the grid of a table out.
  init(_ table: DecisionTable) {
    let columns = table.columns
    self.columns = columns
    values = columns.map { column in
      var groups: [[Bool]: UInt64] = [:]
      for index in 0..<column.width {
        let bit: UInt64 = 1 << UInt64(index)
        groups[table.rules.map { $0.condition[column] & bit != 0 }, default: 0] |= bit
      }
      return groups.values.sorted { $0.lowestBit < $1.lowestBit }
    }
  }

  /// The cell that a decided situation lies in, as the number of the value in each column.
  func cell(of decided: Box) -> [Int] {
    zip(columns, values).map { column, values in
      values.firstIndex { $0 & decided[column] != 0 } ?? 0
    }
  }

  /// The number of cells in which a situation can lie.
  ///
  /// - Parameters:
  ///   - composition: The tables that decide the columns that are answers.
  ///   - world: The situations that count.
  /// - Returns: The number of cells that hold such a situation.
  func cellCount(in composition: Composition, within world: Box) -> Int {
    count(columns[...], in: world, composition)
  }

  /// Columns are fixed one after another; a choice that leads to no situation is given up at once.
  private func count(_ open: ArraySlice<Column>, in box: Box, _ composition: Composition) -> Int {
    guard let column = open.first else { return composition.example(of: box) == nil ? 0 : 1 }
    guard composition.graph.narrowed(box) != nil else { return 0 }
    return values[open.startIndex].reduce(0) { count, bits in
      count + self.count(open.dropFirst(), in: box & Box(column, bits: bits), composition)
    }
  }
}
