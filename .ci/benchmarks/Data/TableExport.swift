internal import DecisionTables
internal import Foundation
internal import PushRules
internal import RouteReport

/// One decision table as data, for other rule engines: its columns, its rules, every combination of
/// values that one rule decides, and how long a search through the rules takes here.
struct TableExport {
  private let table: DecisionTable
  private let columns: [Column]

  /// Finds the table with a name.
  init(_ name: String) throws(JobError) {
    guard let table = DecisionGraph.routing.tables.first(where: { $0.name == name }) else {
      throw .unknown(name)
    }
    self.table = table
    columns = table.columns
  }

  func write(to path: String) throws {
    let cells = decidedCells
    let json: JSONTree = [
      "columns": .texts(columns.map { Schema.push.description(of: $0).name }),
      "rules": .array(
        table.rules.map { rule in
          [
            "id": .string(rule.id),
            "when": .array(columns.map { values(of: $0, in: rule.row.condition) }),
          ]
        }
      ),
      "cells": .array(
        cells.map { cell in
          [
            "rule": .string(cell.rule),
            "values": .array(columns.map { value(of: $0, in: cell.region) }),
          ]
        }
      ),
      "nanoseconds": .number(Int(nanoseconds(cells).sorted()[3].rounded())),
    ]
    try Data(json.text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The values that a region accepts, or null if it accepts all.
  private func values(of column: Column, in region: Region) -> JSONTree {
    let names = Schema.push.description(of: column).values
    guard region[column] != column.allValues else { return .null }
    return .texts(region[column].places.map { names[$0] })
  }

  private func value(of column: Column, in region: Region) -> JSONTree {
    .string(Schema.push.description(of: column).values[region.value(of: column)])
  }

  /// The combinations of values, those aside that cannot be and that no rule decides.
  private var decidedCells: [(rule: String, region: Region)] {
    let all = columns.reduce([Schema.push.any]) { regions, column in
      regions.flatMap { region in
        column.allValues.bits.map { region.keeping($0, of: column) }
      }
    }
    return all.compactMap { region in
      let holding = table.rules.filter { $0.row.condition.contains(region) }
      return holding.count == 1 ? (rule: holding[0].id, region: region) : nil
    }
  }

  private func nanoseconds(_ cells: [(rule: String, region: Region)]) -> [Double] {
    let rows = table.rules.map { $0.row }
    let regions = cells.map { $0.region }
    return Stopwatch.nanoseconds(per: 100 * regions.count) {
      for _ in 0..<100 {
        for region in regions {
          Stopwatch.keep(rows.firstIndex { $0.condition.contains(region) } ?? -1)
        }
      }
    }
  }
}
