internal import PushRules

extension Coverage {
  /// The share of the rules that are reached, in words.
  var summary: String {
    "\(reachedRuleCount) of \(ruleCount) rules reached (\(reachedRuleCount.share(of: ruleCount)))"
  }

  private var cellSummary: String {
    "\(reachedCellCount) of \(cellCount) cells (\(reachedCellCount.share(of: cellCount)))"
  }

  /// The tables with what is reached of them, then the rules that are not.
  func text(_ style: TextStyle) -> String {
    let width = (tables.map { $0.name.count }.max() ?? 0) + 2
    var text = style.heading("coverage: ") + summary + ", " + cellSummary + "\n"
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
      text += "  \(rule.id)\n" + Paragraph(rule.statement).hanging(on: "    ")
    }
    return text
  }

  /// The numbers of each table and the rules that no case reaches.
  func json(threshold: Int?) -> JSONTree {
    [
      "rules": .number(ruleCount),
      "reachedRules": .number(reachedRuleCount),
      "cells": .number(cellCount),
      "reachedCells": .number(reachedCellCount),
      "threshold": threshold.map(JSONTree.number) ?? .null,
      "unreachedRules": .texts(unreached.map { $0.id }),
      "tables": .array(tables.map { $0.json }),
    ]
  }
}

extension TableCoverage {
  fileprivate var json: JSONTree {
    [
      "name": .string(name),
      "rules": .number(rules.count),
      "reachedRules": .number(rules.count - unreached.count),
      "cells": .number(cellCount),
      "reachedCells": .number(reachedCellCount),
    ]
  }
}
