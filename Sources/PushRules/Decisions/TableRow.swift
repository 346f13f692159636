/// What a rule says, without the reasons: when this holds, that follows.
struct TableRow: Sendable {
  let condition: Box
  /// The bit of the answer, in the word of the column that the table decides.
  let answer: UInt64

  init(_ rule: Rule, decides place: ColumnPlace) {
    condition = rule.condition
    answer = rule.conclusion[word: place.word] & place.bits
    precondition(answer.nonzeroBitCount == 1, "a rule concludes one value")
  }
}

/// What tables say, without the reasons.
struct TableRows: Sendable {
  /// The rows of all tables, one table after another.
  ///
  /// There is one for each rule; an open gate's rule, which holds when no other does, comes last.
  let rows: [TableRow]
  /// Where the rows of each table end.
  let ends: [Int]
  /// The column that each table decides.
  let decided: [ColumnPlace]

  init(_ tables: [DecisionTable]) {
    var rows: [TableRow] = []
    rows.reserveCapacity(tables.reduce(0) { $0 + $1.allRules.count })
    var ends: [Int] = []
    ends.reserveCapacity(tables.count)
    for table in tables {
      // A span gives its rules away without copies.
      let place = ColumnPlace(table.decides)
      let rules = table.allRules.span
      for row in rules.indices { rows.append(TableRow(rules[row], decides: place)) }
      ends.append(rows.count)
    }
    self.rows = rows
    self.ends = ends
    decided = tables.map { ColumnPlace($0.decides) }
  }

  /// The places of a table's rows.
  func range(of table: Int) -> Range<Int> { (table == 0 ? 0 : ends[table - 1])..<ends[table] }
}
