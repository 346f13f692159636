/// What can be, with the rows that it meets.
///
/// Columns are looked at one by one, so the box may hold no situation at all.
struct Narrowing: Sendable {
  private(set) var box: Box
  /// The rows whose condition each column of the box meets by itself.
  private var meeting: RowSet
  /// The rows that it met when it was narrowed; nil before the first time.
  private var settled: RowSet?
  private let graph: DecisionGraph

  /// Everything that a box holds.
  init(_ box: Box, in graph: DecisionGraph) {
    self.box = box
    self.graph = graph
    meeting = graph.index.rows(meeting: box)
  }

  /// Keeps what a box holds too.
  mutating func formIntersection(_ other: Box) {
    let lost = box.without(other)
    box = box & other
    for column in lost.spokenColumns {
      meeting = meeting & graph.index.rows(meeting: box, in: ColumnPlace(column))
    }
  }

  /// Keeps the answers that the situations of the box can get; false if they get none in it.
  ///
  /// False is sure. A table that decides nothing here, as one with a gap does, narrows nothing; one
  /// that lost no row since the last time is not asked again.
  mutating func narrow() -> Bool {
    let graph = graph
    let rows = graph.said.rows.span
    let decided = graph.said.decided.span
    for table in decided.indices {
      let met = graph.index.rows(of: table, in: meeting)
      if let settled, met == graph.index.rows(of: table, in: settled) { continue }
      let place = decided[table]
      let range = graph.said.range(of: table)
      let answers = answers(of: met, among: rows.extracting(range))
      let asked = box[word: place.word] & place.bits
      if answers == 0 || asked & ~answers == 0 { continue }
      if asked & answers == 0 { return false }
      box[word: place.word] &= answers | ~place.bits
      meeting = meeting & graph.index.rows(meeting: box, in: place)
    }
    settled = meeting
    return true
  }

  /// The rows of a table that the box meets, one bit each.
  func rows(of table: Int) -> UInt64 { graph.index.rows(of: table, in: meeting) }

  /// The answers of the rows of a table that the box meets; none comes behind one that it lies in.
  private func answers(of meeting: UInt64, among rows: Span<TableRow>) -> UInt64 {
    var answers: UInt64 = 0
    var rest = meeting
    while rest != 0 {
      let row = rest.trailingZeroBitCount
      answers |= rows[row].answer
      if rows[row].condition.contains(box) { break }
      rest &= rest &- 1
    }
    return answers
  }
}

extension DecisionGraph {
  /// The answers that the situations of a box can get, or nil if they can get none that it accepts.
  func narrowed(_ box: Box) -> Box? {
    var narrowing = Narrowing(box, in: self)
    return narrowing.narrow() ? narrowing.box : nil
  }
}
