/// What a rule says, without the reasons: when this holds, that follows.
struct TableRow: Sendable {
  let condition: Box
  let conclusion: Box

  init(_ rule: Rule) {
    condition = rule.condition
    conclusion = rule.conclusion
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
    rows.reserveCapacity(RowSet.wordCount * UInt64.bitWidth)
    var ends: [Int] = []
    ends.reserveCapacity(tables.count)
    for table in tables {
      // A span gives its rules away without copies.
      let rules = table.allRules.span
      for place in rules.indices { rows.append(TableRow(rules[place])) }
      ends.append(rows.count)
    }
    self.rows = rows
    self.ends = ends
    decided = tables.map { ColumnPlace($0.decides) }
  }

  /// The places of a table's rows.
  func range(of table: Int) -> Range<Int> { (table == 0 ? 0 : ends[table - 1])..<ends[table] }
}
