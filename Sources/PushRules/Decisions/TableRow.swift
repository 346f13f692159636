/// What a rule says, without the reasons: when this holds, that follows.
struct TableRow: Sendable {
  let condition: Box
  let conclusion: Box

  init(_ rule: Rule) {
    condition = rule.condition
    conclusion = rule.conclusion
  }
}

/// What a table says, without the reasons.
struct TableRows: Sendable {
  /// The bits of the column that the table decides.
  let decides: Box
  /// One for each rule; an open gate's rule, which holds when no other does, comes last.
  let rows: [TableRow]

  init(_ table: DecisionTable) {
    decides = table.decides.mask
    let rows = table.rules.map { TableRow($0) }
    self.rows = table.open.map { rows + [TableRow($0)] } ?? rows
  }
}
