/// The cells of a table: the combinations of column values that its rules distinguish.
///
/// Values that every rule of the table treats the same count as one. Most tables have about a dozen
/// cells, the largest a few thousand.
package struct TableGrid: Sendable {
  package let columns: [Column]
  /// For each column the groups of values that the table treats the same, as bits.
  private let values: [[UInt64]]

  package init(_ table: Table, in schema: Schema) {
    let columns = table.columns(in: schema)
    self.columns = columns
    values = columns.map { column in
      var groups: [[Bool]: UInt64] = [:]
      for bit in column.allValues.bits {
        groups[table.written.map { $0.condition[column] & bit != 0 }, default: 0] |= bit
      }
      return groups.values.sorted { $0.lowestBit < $1.lowestBit }
    }
  }

  /// The cell of a decided situation: the index of a group for each column.
  package func cell(of decided: Region) -> [Int] {
    zip(columns, values).map { column, values in
      values.firstIndex { $0 & decided[column] != 0 } ?? 0
    }
  }

  /// The number of cells in which a situation can lie.
  package func cellCount(in relations: Relations, within space: Region) -> Int {
    count(columns[...], in: space, relations)
  }

  /// Fixes one column after the other, and stops as soon as no situation is left.
  private func count(_ open: ArraySlice<Column>, in region: Region, _ relations: Relations) -> Int {
    guard let column = open.first else { return relations.example(of: region) == nil ? 0 : 1 }
    guard relations.graph.narrowed(region) != nil else { return 0 }
    return values[open.startIndex].reduce(0) { count, bits in
      count + self.count(open.dropFirst(), in: region.keeping(bits, of: column), relations)
    }
  }
}
