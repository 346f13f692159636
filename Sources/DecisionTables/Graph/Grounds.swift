/// The rows behind each answer, and the doubt that it inherits from them.
package struct Grounds: Sendable {
  private let graph: Graph
  package let decided: Region
  /// The rows that accept the values of all inputs they look at.
  private let meetingInputs: RowSet
  /// Values whose doubt does not carry over to the answers that read them.
  private let neutral: Entry?
  /// What each answer rests on, by the number of its column.
  private var grounds: [Ground?]

  private struct Ground: Sendable {
    let place: RowPlace
    let doubt: UInt8
  }

  /// Finds the grounds of all answers, table by table.
  package init(_ graph: Graph, _ decided: Region, _ holding: RowSet, neutral: Entry? = nil) {
    self.graph = graph
    self.decided = decided
    self.neutral = neutral
    meetingInputs = graph.index.rows(meetingInputsOf: decided)
    grounds = [Ground?](repeating: nil, count: graph.schema.columns.count)
    for number in graph.tables.indices {
      let rows = graph.index.rows(of: number, in: holding)
      guard rows != 0, let column = graph.tables[number].decides else { continue }
      grounds[column.number] = ground(of: number, holding: rows)
    }
  }

  package func doubt(of columns: [Column]) -> UInt8 {
    columns.reduce(0) { max($0, doubt(of: $1)) }
  }

  /// The most doubtful row behind some answers; of several, the first.
  package func mostDoubtfulRow(behind columns: [Column]) -> RowPlace? {
    var mostDoubtful: RowPlace?
    var doubt: UInt8 = 0
    for column in columns {
      guard let place = grounds[column.number]?.place else { continue }
      if mostDoubtful == nil || graph.doubt(at: place) > doubt {
        mostDoubtful = place
        doubt = graph.doubt(at: place)
      }
    }
    return mostDoubtful
  }

  /// The rows that some answers rest on, directly and through other answers.
  ///
  /// With a doubt, only the rows of that doubt.
  package func rows(behind columns: [Column], doubt: UInt8? = nil) -> [RowPlace] {
    var found: [RowPlace] = []
    var seen = Region()
    for column in columns { follow(column, doubt, into: &found, passing: &seen) }
    return found
  }

  private func doubt(of column: Column) -> UInt8 { grounds[column.number]?.doubt ?? 0 }

  /// Adds the rows that an answer rests on, each once.
  private func follow(
    _ column: Column,
    _ doubt: UInt8?,
    into found: inout [RowPlace],
    passing seen: inout Region
  ) {
    guard let place = grounds[column.number]?.place, seen[column] == 0 else { return }
    seen[column] = column.allValues
    if doubt == nil || graph.doubt(at: place) == doubt { found.append(place) }
    forEachAnswer(readBy: place) { follow($0, doubt, into: &found, passing: &seen) }
  }

  /// The row that gives an answer: of several obstacles, the least doubtful.
  private func ground(of table: Int, holding rows: UInt64) -> Ground {
    var surest = ground(RowPlace(table: table, row: rows.trailingZeroBitCount))
    (rows & (rows &- 1)).forEachPlace { row in
      let place = RowPlace(table: table, row: row)
      guard !graph.isOpen(place) else { return }
      let other = ground(place)
      if other.doubt < surest.doubt { surest = other }
    }
    return surest
  }

  private func ground(_ place: RowPlace) -> Ground {
    var doubt = graph.doubt(at: place)
    forEachAnswer(readBy: place) { doubt = max(doubt, self.doubt(of: $0)) }
    return Ground(place: place, doubt: doubt)
  }

  /// Calls `body` with each answer that a row reads.
  ///
  /// The row for no obstacle reads the answers that keep obstacles from holding.
  private func forEachAnswer(readBy place: RowPlace, _ body: (Column) -> Void) {
    guard graph.isOpen(place) else {
      graph.forEachAnswer(readBy: place) { if passesOn($0) { body($0) } }
      return
    }
    let rows = graph.index.rows(of: place.table, in: meetingInputs)
    let obstacles = rows & (UInt64(bit: place.row) &- 1)
    obstacles.forEachPlace { obstacle in
      let support = support(against: RowPlace(table: place.table, row: obstacle))
      if let support, passesOn(support) { body(support) }
    }
  }

  /// Whether the doubt of an answer carries over to the answers that read it.
  private func passesOn(_ column: Column) -> Bool {
    guard let neutral, neutral.column == column else { return true }
    return !neutral.contains(decided)
  }

  /// The least doubtful answer that keeps an obstacle from holding, or nil if no answer does.
  private func support(against obstacle: RowPlace) -> Column? {
    var surest: Column?
    graph.forEachAnswer(readBy: obstacle) { column in
      guard decided[column] & graph.condition(at: obstacle)[column] == 0 else { return }
      if let known = surest, doubt(of: known) <= doubt(of: column) { return }
      surest = column
    }
    return surest
  }
}
