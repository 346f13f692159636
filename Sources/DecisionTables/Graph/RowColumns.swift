/// The columns that the rows of some tables look at.
struct RowColumns: Sendable {
  private let columns: [Column]
  /// Where the columns of each row stand among them, table by table.
  private let places: [Place]
  /// The number of the rows before those of each table, and that of all rows.
  private let starts: [Int]

  /// The place of the columns of a row: the inputs first, then the answers.
  private struct Place: Sendable {
    let inputs: Int
    let answers: Int
    let end: Int
  }

  init(_ tables: [Table], in schema: Schema) {
    var columns: [Column] = []
    var places: [Place] = []
    var starts = [0]
    for table in tables {
      for row in table.rows.indices {
        let inputs = columns.count
        var answers = inputs
        schema.forEachColumn(in: table.rows[row].condition) { column in
          columns.append(column)
          if !schema.isAnswer(column) { answers = columns.count }
        }
        places.append(Place(inputs: inputs, answers: answers, end: columns.count))
      }
      starts.append(places.count)
    }
    self.columns = columns
    self.places = places
    self.starts = starts
  }

  /// The columns that a row looks at, in their order.
  subscript(place: RowPlace) -> ArraySlice<Column> {
    let place = self.place(of: place)
    return columns[place.inputs..<place.end]
  }

  /// Calls with each answer that a row looks at.
  @inline(__always)
  func forEachAnswer(at place: RowPlace, _ body: (Column) -> Void) {
    let place = self.place(of: place)
    for index in place.answers..<place.end { body(columns[index]) }
  }

  /// The columns that the rows of a table look at, row by row.
  subscript(table table: Int) -> ArraySlice<Column> {
    let rows = places[starts[table]..<starts[table + 1]]
    return columns[(rows.first?.inputs ?? 0)..<(rows.last?.end ?? 0)]
  }

  @inline(__always)
  private func place(of row: RowPlace) -> Place { places[starts[row.table] + row.row] }
}
