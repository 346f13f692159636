/// All tables in the order in which they feed each other.
public struct DecisionGraph: Sendable {
  /// The tables, each after those whose answers it reads.
  public let tables: [DecisionTable]
  /// What the tables say, without the reasons.
  let said: TableRows
  let index: RowIndex
  /// The place of the table that decides a column; behind the last where none does.
  private let places: [Int]

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
    said = TableRows(tables)
    index = RowIndex(said)
    var places = [Int](repeating: tables.count, count: Column.allCases.count)
    for (place, table) in tables.enumerated() { places[Int(table.decides.rawValue)] = place }
    self.places = places
  }

  /// The place of the table that decides a column, or nil if none does.
  private func place(deciding column: Column) -> Int? {
    let place = places[Int(column.rawValue)]
    return place < tables.count ? place : nil
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
    for (table, end) in said.ends.enumerated() {
      if let row = index.firstRow(of: table, in: holding) {
        let place = said.decided[table]
        decided = decided.keeping(said.rows[start + row].answer, at: place)
        if tables[table].decides == .world, !Box.world(.open).contains(decided) { return decided }
      }
      start = end
    }
    return decided
  }

  /// The table that decides a column.
  func table(deciding column: Column) -> DecisionTable? {
    place(deciding: column).map { tables[$0] }
  }

  /// The rules behind the answer of a table: one, or for a closed gate all its obstacles.
  func rules(deciding column: Column, in decided: Box) -> [Rule] {
    guard let number = place(deciding: column) else { return [] }
    let start = said.range(of: number).lowerBound
    let table = tables[number]
    let holding = table.rules.indices.filter {
      said.rows[start + $0].condition.contains(decided)
    }
    if holding.isEmpty { return table.open.map { [$0] } ?? [] }
    return holding.map { table.allRules[$0] }
  }

  /// A rule by its id.
  public func rule(_ id: String) -> Rule? {
    id == Rule.comesOnArrivalOnly.id
      ? .comesOnArrivalOnly : tables.lazy.flatMap(\.allRules).first { $0.id == id }
  }
}
