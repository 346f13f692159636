/// The columns that the rows of some tables look at.
struct RowColumns: Sendable {
  private let columns: [Column]
  /// Where the columns of each row stand among them, table by table.
  private let places: [[Range<Int>]]

  init(_ tables: [Table], in schema: Schema) {
    var columns: [Column] = []
    places = tables.map { table in
      table.rows.indices.map { row in
        let start = columns.count
        schema.forEachColumn(in: table.rows[row].condition) { columns.append($0) }
        return start..<columns.count
      }
    }
    self.columns = columns
  }

  /// The columns that a row looks at, in their order.
  subscript(place: RowPlace) -> ArraySlice<Column> { columns[places[place.table][place.row]] }

  /// The columns that the rows of a table look at, row by row.
  subscript(table table: Int) -> ArraySlice<Column> {
    let rows = places[table]
    return columns[(rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0)]
  }
}
