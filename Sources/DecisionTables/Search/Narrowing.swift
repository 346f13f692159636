/// What can be, with the rows that it meets.
///
/// Columns are looked at one by one, so the region may hold no situation at all.
struct Narrowing: Sendable {
  private(set) var region: Region
  /// The rows whose condition each column of the region meets by itself.
  private var meeting: RowSet
  /// The rows that it met when it was narrowed; nil before the first time.
  private var settled: RowSet?
  private let graph: Graph

  /// Starts with everything that a region holds.
  init(_ region: Region, in graph: Graph) {
    self.region = region
    self.graph = graph
    meeting = graph.index.rows(meeting: region, columns: graph.schema.columns(in: region))
  }

  /// Keeps what a region holds, too.
  mutating func formIntersection(_ other: Region) {
    let lost = region.without(other)
    region = region & other
    for column in graph.schema.columns where lost[column] != 0 {
      meeting = meeting & graph.index.rows(meeting: region, in: column)
    }
  }

  /// Keeps the answers that the situations of the region can get; false if they get none in it.
  ///
  /// False is sure. A table that decides nothing here, as one with a gap does, narrows nothing; one
  /// that lost no row since the last time is not asked again.
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
      meeting = meeting & graph.index.rows(meeting: region, in: column)
    }
    settled = meeting
    return true
  }

  /// The rows of a table that the region meets, one bit each.
  func rows(of table: Int) -> UInt64 { graph.index.rows(of: table, in: meeting) }

  /// The answers of the rows that the region meets; none comes behind one that it lies in.
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
  /// The answers that the situations of a region can get, or nil if they get none that it accepts.
  func narrowed(_ region: Region) -> Region? {
    var narrowing = Narrowing(region, in: self)
    return narrowing.narrow() ? narrowing.region : nil
  }
}
