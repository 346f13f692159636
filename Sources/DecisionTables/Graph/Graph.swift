/// Decision tables, each placed after the tables whose answers it reads.
///
/// A class, because it never changes and many values refer to it.
package final class Graph: Sendable {
  package let schema: Schema
  package let tables: [Table]
  /// The answer for a situation that can exist.
  ///
  /// Tables after the one that gives it may leave other situations undecided.
  package let feasible: Entry?
  let index: RowIndex
  /// The number of each table that decides an answer, by the number of the column.
  private let deciders: [Int?]
  /// The number of the table that decides whether a situation can exist.
  let feasibilityTable: Int?
  /// For each row of each table the columns that it looks at, in their order.
  private let rowColumns: [[[Column]]]

  package init(_ tables: [Table], in schema: Schema, feasible: Entry? = nil) {
    self.schema = schema
    self.tables = tables
    self.feasible = feasible
    var deciders = [Int?](repeating: nil, count: schema.columns.count)
    for (number, table) in tables.enumerated() {
      if let column = table.decides { deciders[column.number] = number }
    }
    self.deciders = deciders
    rowColumns = tables.map { $0.rows.map { schema.columns(in: $0.condition) } }
    index = RowIndex(tables, rowColumns, in: schema)
    feasibilityTable = feasible.flatMap { deciders[$0.column.number] }
  }

  package func table(deciding column: Column) -> Int? { deciders[column.number] }

  package func columns(at place: RowPlace) -> [Column] { rowColumns[place.table][place.row] }

  /// Calls `body` with each answer that a row reads.
  func forEachAnswer(readBy place: RowPlace, _ body: (Column) -> Void) {
    for column in columns(at: place) where schema.isAnswer(column) { body(column) }
  }

  /// The doubt of a row alone, without that of the answers that it reads.
  func doubt(at place: RowPlace) -> UInt8 { tables[place.table].rows[place.row].doubt }

  /// Whether a row is the one that holds when there is no obstacle.
  func isOpen(_ place: RowPlace) -> Bool { place.row == tables[place.table].written.count }

  package func condition(at place: RowPlace) -> Region {
    tables[place.table].rows[place.row].condition
  }

  /// The rows of all tables that hold in a situation, in which each input has one value.
  package func rows(holdingIn situation: Region) -> RowSet { index.rows(holdingIn: situation) }

  /// The situation with the answer of every table filled in.
  ///
  /// A situation that cannot exist gets no answers after the one that rules it out.
  package func decide(_ situation: Region) -> Region {
    answers(of: rows(holdingIn: situation), in: situation)
  }

  package func answers(of holding: RowSet, in situation: Region) -> Region {
    var decided = situation
    for number in tables.indices {
      guard let answer = index.answer(of: number, in: holding) else { continue }
      decided.keep(answer.values, of: answer.column)
      if number == feasibilityTable, !isFeasible(decided) { return decided }
    }
    return decided
  }

  package func isFeasible(_ decided: Region) -> Bool { feasible?.contains(decided) ?? true }

  /// A question, limited to situations that can exist.
  package func feasibly(_ question: Region) -> Region { feasible.map { question & $0 } ?? question }

  /// The rows that give the answer in a column: one row, or all obstacles that hold.
  package func rows(deciding column: Column, in decided: Region) -> [RowPlace] {
    guard let number = table(deciding: column) else { return [] }
    return rows(deciding: column, in: rows(holdingIn: decided)).places
      .map { RowPlace(table: number, row: $0) }
  }

  /// The rows that give the answer in a column, one bit each, among the rows that hold.
  package func rows(deciding column: Column, in holding: RowSet) -> UInt64 {
    guard let number = table(deciding: column) else { return 0 }
    let rows = index.rows(of: number, in: holding)
    // The row for no obstacle always holds, but counts only if no obstacle does.
    let obstacles = rows & (UInt64(bit: tables[number].written.count) &- 1)
    return obstacles == 0 ? rows : obstacles
  }
}

/// The position of a row: its table in the graph, and the row in that table.
package struct RowPlace: Hashable, Sendable {
  package let table: Int
  package let row: Int

  package init(table: Int, row: Int) {
    self.table = table
    self.row = row
  }
}
