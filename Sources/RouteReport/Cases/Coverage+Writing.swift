internal import PushRules

extension Coverage {
  /// The share of the rules that are reached, in words.
  var summary: String {
    "\(reachedRuleCount) of \(ruleCount) rules reached (\(share(reachedRuleCount, of: ruleCount)))"
  }

  private var cellSummary: String {
    "\(reachedCellCount) of \(cellCount) cells (\(share(reachedCellCount, of: cellCount)))"
  }

  /// The tables with what is reached of them, then the rules that are not.
  func text(_ style: TextStyle) -> String {
    let width = (tables.map(\.name.count).max() ?? 0) + 2
    var text = style.heading("coverage: ") + summary + ", " + cellSummary + "\n"
    text += "  " + "table".padded(to: width) + "  rules      cells\n"
    for table in tables {
      let rules = "\(table.rules.count - table.unreached.count)/\(table.rules.count)"
      let cells = "\(table.reachedCellCount)/\(table.cellCount)"
      let name = "  " + table.name.padded(to: width)
      text += name + rules.leftPadded(to: 7) + cells.leftPadded(to: 11) + "\n"
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
      "unreachedRules": .texts(unreached.map(\.id)),
      "tables": .array(tables.map(\.json)),
    ]
  }

  /// A percentage with one digit behind the point, rounded down, so that only all is 100 %.
  private func share(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 1000 : part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
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

extension String {
  /// The text with spaces before it up to a number of characters.
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
