/// A region that narrows to what the tables allow, with the rows that can still hold in it.
///
/// It looks at each column alone, so the region may be larger than necessary.
struct Narrowing: Sendable {
  private(set) var region: Region
  /// The rows that can still hold, looking at each column alone.
  private var meeting = RowSet.full
  /// The rows after the last narrowing; nil before the first.
  private var settled: RowSet?
  private let graph: Graph

  init(_ region: Region, in graph: Graph) {
    self.region = graph.schema.any
    self.graph = graph
    formIntersection(region)
  }

  mutating func formIntersection(_ other: Region) {
    let lost = region.without(other)
    region = region & other
    for column in graph.schema.columns where lost[column] != 0 {
      meeting.formIntersection(graph.index.rows(meeting: region, in: column))
    }
  }

  /// Keeps the answers that the tables can give in the region; false if that leaves nothing.
  ///
  /// Skips tables that lost no row since the last time, and those without a row here (a gap).
  mutating func narrow() -> Bool {
    for number in graph.tables.indices {
      guard let column = graph.tables[number].decides else { continue }
      let met = rows(of: number)
      if let settled, met == graph.index.rows(of: number, in: settled) { continue }
      let answers = answers(of: met, in: graph.tables[number])
      let asked = region[column]
      if answers == 0 || asked & ~answers == 0 { continue }
      if asked & answers == 0 { return false }
      region = region.keeping(answers, of: column)
      meeting.formIntersection(graph.index.rows(meeting: region, in: column))
    }
    settled = meeting
    return true
  }

  /// The rows of a table that can still hold, one bit each.
  func rows(of table: Int) -> UInt64 { graph.index.rows(of: table, in: meeting) }

  /// The answers of some rows; a row that holds everywhere in the region is the last to count.
  private func answers(of met: UInt64, in table: Table) -> UInt64 {
    var answers: UInt64 = 0
    var rest = met
    while rest != 0 {
      let row = rest.trailingZeroBitCount
      answers |= table.rows[row].answer
      if table.rows[row].condition.contains(region) { break }
      rest &= rest &- 1
    }
    return answers
  }
}

extension Graph {
  /// The region narrowed to what the tables allow, or nil if that leaves nothing.
  func narrowed(_ region: Region) -> Region? {
    var narrowing = Narrowing(region, in: self)
    return narrowing.narrow() ? narrowing.region : nil
  }
}
