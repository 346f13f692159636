/// The columns that the rows of some tables look at.
struct RowColumns: Sendable {
  private let columns: [Column]
  /// Where the columns of each row stand among them, table by table.
  private let places: [Place]
  /// The number of the rows before those of each table, and that of all rows.
  private let starts: [Int]

  /// The place of the columns of a row: the inputs first, then the answers.
  private struct Place: Sendable {
    let inputs: UInt16
    let answers: UInt16
    let end: UInt16

    var all: Range<Int> { Int(inputs)..<Int(end) }
  }

  init(_ tables: [Table], in schema: Schema) {
    var columns: [Column] = []
    var places: [Place] = []
    places.reserveCapacity(tables.reduce(0) { $0 + $1.rows.count })
    var starts = [0]
    for table in tables {
      for row in table.rows.indices {
        let inputs = columns.count
        var answers = inputs
        schema.forEachColumn(in: table.rows[row].condition) { column in
          columns.append(column)
          if !schema.isAnswer(column) { answers = columns.count }
        }
        places.append(
          Place(inputs: UInt16(inputs), answers: UInt16(answers), end: UInt16(columns.count))
        )
      }
      starts.append(places.count)
    }
    self.columns = columns
    self.places = places
    self.starts = starts
  }

  /// The columns that a row looks at, in their order.
  subscript(place: RowPlace) -> ArraySlice<Column> { columns[self.place(of: place).all] }

  /// Calls with each answer that a row looks at.
  @inline(__always)
  func forEachAnswer(at place: RowPlace, _ body: (Column) -> Void) {
    let place = self.place(of: place)
    for index in Int(place.answers)..<Int(place.end) { body(columns[index]) }
  }

  /// The columns that the rows of a table look at, row by row.
  subscript(table table: Int) -> ArraySlice<Column> {
    let rows = places[starts[table]..<starts[table + 1]]
    return columns[Int(rows.first?.inputs ?? 0)..<Int(rows.last?.end ?? 0)]
  }

  @inline(__always)
  private func place(of row: RowPlace) -> Place { places[starts[row.table] + row.row] }
}
