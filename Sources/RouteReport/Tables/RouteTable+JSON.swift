internal import PushRules

extension RouteTable {
  /// The table as the command line prints it in JSON: one object for each cell.
  package var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "purpose": .text(purpose),
      "rows": rows.json,
      "columns": columns.json,
      "phase": .text(phase?.name),
      "stated": .texts(stated),
      "assumed": .texts(assumptions),
      "cells": .array(zip(rows.entries, cells).flatMap { cellObjects(of: $0, $1) }),
    ]
  }

  private func cellObjects(of row: [String], _ cells: [Cell]) -> [JSONTree] {
    zip(columns.entries, cells).map { entry, cell in
      let parts = Array(zip(rows.parts + columns.parts, row + entry))
      let members = parts.map { JSONTree.Member($0.0, .string($0.1)) }
      return .object([.init("at", .object(members))] + cell.members)
    }
  }
}

extension RouteTable.Axis {
  fileprivate var json: JSONTree {
    .object(
      [.init("parts", .texts(parts)), .init("values", .array(entries.map(JSONTree.texts)))]
    )
  }
}

extension RouteTable.Cell {
  /// The members of eval's answer, without the ones that the table has only once.
  fileprivate var members: [JSONTree.Member] {
    switch self {
    case .contradiction(let reason, let rule):
      [.init("impossible", ["because": .string(reason), "rule": .text(rule)])]
    case .answer(let answer): answer.cellMembers
    }
  }
}
