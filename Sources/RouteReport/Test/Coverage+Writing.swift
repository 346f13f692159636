internal import PushPayload
internal import PushRules

extension Coverage {
  var summary: String {
    "\(reachedRuleCount) of \(ruleCount) rules reached (\(reachedRuleCount.share(of: ruleCount)))"
  }

  func text(_ style: TextStyle) -> String {
    let width = (tables.map { $0.name.count }.max() ?? 0) + 2
    let cells = "\(reachedCellCount) of \(cellCount) cells"
    let share = reachedCellCount.share(of: cellCount)
    var text = style.heading("coverage: ") + "\(summary), \(cells) (\(share))\n"
    text += "  " + "table".padded(to: width) + "  rules      cells\n"
    for table in tables {
      let rules = "\(table.rules.count - table.unreached.count)/\(table.rules.count)"
      let cells = "\(table.reachedCellCount)/\(table.cellCount)"
      let name = "  " + table.name.padded(to: width)
      text += name + rules.leading(7) + cells.leading(11) + "\n"
    }
    if unreached.isEmpty { return text }
    text += "\n" + style.heading("rules that no case reaches") + "\n"
    for rule in unreached {
      text += "  \(rule.id)\n" + rule.statement.hanging(on: "    ")
    }
    return text
  }

  static let form = JSONForm<(coverage: Coverage, threshold: Int?)>.object([
    .init("rules", .count) { $0.coverage.ruleCount },
    .init("reachedRules", .count) { $0.coverage.reachedRuleCount },
    .init("cells", .count) { $0.coverage.cellCount },
    .init("reachedCells", .count) { $0.coverage.reachedCellCount },
    .init("threshold", .orNull(.integer)) { $0.threshold },
    .init("unreachedRules", .list(.rule)) { $0.coverage.unreached.map { $0.id } },
    .init("tables", .list(table)) { $0.coverage.tables },
  ])

  private static let table = JSONForm<TableCoverage>.object([
    .init("name", .text) { $0.name },
    .init("rules", .count) { $0.rules.count },
    .init("reachedRules", .count) { $0.rules.count - $0.unreached.count },
    .init("cells", .count) { $0.cellCount },
    .init("reachedCells", .count) { $0.reachedCellCount },
  ])
}
