/// All tables in the order in which they feed each other.
public struct DecisionGraph: Sendable {
  /// The tables, each after those whose answers it reads.
  public let tables: [DecisionTable]
  /// The rows of all tables, one table after another, an open gate's rule as a last row.
  private let rows: [Row]
  private let ends: [Int]
  private let index: RowIndex
  /// The column that each table decides.
  private let decided: [ColumnLayout.Place]
  /// The place of the table that decides a column.
  private let places: [Int?]

  private struct Row: Sendable {
    let condition: Box
    let conclusion: Box
  }

  /// The tables that route a push.
  public static let routing = DecisionGraph([
    .place, .permission, .contentAvailable, .mutableContent, .recipient, .handler, .presenter,
    .interface, .launchability, .world, .admission, .request, .setup, .device, .silentTime,
    .callTime, .errand, .wake, .standing, .showing, .presenting, .question, .presentation,
    .extensionPermit, .extensionRun, .addressee, .delivery, .responder, .tapFallback,
    .actionHandler, .offer, .opportunity, .reach, .response, .forward, .launcher, .launchOptions,
    .sceneConnection, .finalState,
  ])

  /// Puts tables in a row; a table may read the answers of those before it.
  init(_ tables: [DecisionTable]) {
    self.tables = tables
    var rows: [Row] = []
    var ends: [Int] = []
    for table in tables {
      rows += table.rules.map { Row(condition: $0.condition, conclusion: $0.conclusion) }
      if let open = table.open { rows.append(Row(condition: .any, conclusion: open.conclusion)) }
      ends.append(rows.count)
    }
    self.rows = rows
    self.ends = ends
    places = Column.allCases.map { column in tables.firstIndex { $0.decides == column } }
    index = RowIndex(tables)
    decided = tables.map { ColumnLayout.shared[$0.decides] }
  }

  /// The situation with the answer of every table filled in.
  ///
  /// A situation that cannot exist gets no answers beyond the one that says so.
  func decide(_ situation: Box) -> Box {
    answers(of: rows(holdingIn: situation), in: situation)
  }

  /// The rows of all tables that hold in a situation, in which each column has one value.
  func rows(holdingIn situation: Box) -> RowSet { index.rows(holdingIn: situation) }

  /// The situation with the answers of the rows that hold in it.
  func answers(of holding: RowSet, in situation: Box) -> Box {
    var decided = situation
    var start = 0
    for (table, end) in ends.enumerated() {
      if let row = index.firstRow(of: table, in: holding) {
        decided = decided & rows[start + row].conclusion
        if tables[table].decides == .world, !Box.world(.open).contains(decided) { return decided }
      }
      start = end
    }
    return decided
  }

  /// The answers that the situations of a box can get, or nil if they can get none that it accepts.
  ///
  /// Columns are looked at one by one, so the box may still hold no situation at all; nil is sure.
  /// A table that decides nothing here, as one with a gap does, narrows nothing.
  func narrowed(_ box: Box) -> Box? {
    var box = box
    var meeting = index.rows(meeting: box)
    var start = 0
    for (table, end) in ends.enumerated() {
      let answers = answers(of: index.rows(of: table, in: meeting), from: start, in: box)
      start = end
      let narrower = box & answers
      if answers.isZero || narrower == box { continue }
      if narrower.isEmpty { return nil }
      box = narrower
      meeting = meeting & index.rows(meeting: box, in: decided[table])
    }
    return box
  }

  /// The answers of the rows of a table that a box meets; none comes behind one that it lies in.
  private func answers(of meeting: UInt64, from start: Int, in box: Box) -> Box {
    var answers = Box.zero
    var rest = meeting
    while rest != 0 {
      let row = start + rest.trailingZeroBitCount
      answers = answers | rows[row].conclusion
      if rows[row].condition.contains(box) { break }
      rest &= rest &- 1
    }
    return answers
  }

  /// The table that decides a column.
  func table(deciding column: Column) -> DecisionTable? {
    places[Int(column.rawValue)].map { tables[$0] }
  }

  /// The rules behind the answer of a table: one, or for a closed gate all its obstacles.
  func rules(deciding column: Column, in decided: Box) -> [Rule] {
    guard let table = table(deciding: column) else { return [] }
    let holding = table.rules.filter { $0.condition.contains(decided) }
    return holding.isEmpty ? table.open.map { [$0] } ?? [] : holding
  }

  /// A rule by its id.
  public func rule(_ id: String) -> Rule? {
    id == Rule.comesOnArrivalOnly.id
      ? .comesOnArrivalOnly : tables.lazy.flatMap(\.allRules).first { $0.id == id }
  }
}
