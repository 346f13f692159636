/// The columns that the rows of some tables look at.
struct RowColumns: Sendable {
  private let columns: [Column]
  /// Where the columns of each row stand among them, table by table.
  private let places: [[Place]]

  /// The place of the columns of a row: the inputs first, then the answers.
  private struct Place: Sendable {
    let inputs: Int
    let answers: Int
    let end: Int
  }

  init(_ tables: [Table], in schema: Schema) {
    var columns: [Column] = []
    places = tables.map { table in
      table.rows.indices.map { row in
        let inputs = columns.count
        var answers = inputs
        schema.forEachColumn(in: table.rows[row].condition) { column in
          columns.append(column)
          if !schema.isAnswer(column) { answers = columns.count }
        }
        return Place(inputs: inputs, answers: answers, end: columns.count)
      }
    }
    self.columns = columns
  }

  /// The columns that a row looks at, in their order.
  subscript(place: RowPlace) -> ArraySlice<Column> {
    let place = places[place.table][place.row]
    return columns[place.inputs..<place.end]
  }

  /// Calls with each answer that a row looks at.
  @inline(__always)
  func forEachAnswer(at place: RowPlace, _ body: (Column) -> Void) {
    let place = places[place.table][place.row]
    for index in place.answers..<place.end { body(columns[index]) }
  }

  /// The columns that the rows of a table look at, row by row.
  subscript(table table: Int) -> ArraySlice<Column> {
    let rows = places[table]
    return columns[(rows.first?.inputs ?? 0)..<(rows.last?.end ?? 0)]
  }
}
