import DecisionTables

@testable import PushRules

/// Counts the situations of an answer by summing volumes, without any algebra on unions.
///
/// The rows of a table are made disjoint first; then different ways back through the tables never
/// meet in a situation, and their volumes add up.
final class AnswerVolumes {
  private let tables: [(column: Column, rows: [Region])]
  private var known: [Key: UInt64] = [:]

  private struct Key: Hashable {
    let question: Region
    let level: Int
  }

  init(_ graph: DecisionGraph) {
    tables = graph.tables.map { table in
      let column = Column(table.decides)
      var rows: [Region] = []
      for (index, row) in table.table.rows.enumerated() {
        let before =
          table.policy == .collect ? table.written.prefix(index).map { $0.row.condition } : []
        rows += row.condition.subtracting(before).map { $0.keeping(row.answer, of: column) }
      }
      return (column, rows)
    }
  }

  func volume(of question: Region) -> UInt64 {
    volume(of: question, through: tables.count - 1)
  }

  private func volume(of question: Region, through last: Int) -> UInt64 {
    var level = last
    while level >= 0, question.leavesOpen(tables[level].column) { level -= 1 }
    guard level >= 0 else { return question.volume(over: Array(Schema.push.inputs)) }
    let key = Key(question: question, level: level)
    if let volume = known[key] { return volume }
    let (column, rows) = tables[level]
    let sum = rows.reduce(0 as UInt64) { sum, row in
      let met = question & row
      return met.isEmpty ? sum : sum + volume(of: met.forgetting(column), through: level - 1)
    }
    known[key] = sum
    return sum
  }
}
