@testable import PushRules

/// Counts the situations of an answer by summing volumes, without any algebra on unions.
///
/// The rows of a table are made disjoint first; then different ways back through the tables never
/// meet in a situation, and their volumes add up.
final class AnswerVolumes {
  private let tables: [(mask: Box, rows: [Box])]
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    let question: Box
    let level: Int
  }

  init(_ graph: DecisionGraph) {
    tables = graph.tables.map { table in
      var rows: [Box] = []
      for (index, rule) in table.rules.enumerated() {
        let before = table.kind == .gate ? table.rules[..<index].map(\.condition) : []
        rows += rule.condition.subtracting(before).map { $0 & rule.conclusion }
      }
      if let open = table.open { rows += table.rest.map { $0 & open.conclusion } }
      return (table.decides.mask, rows)
    }
  }

  func volume(of question: Box) -> Int {
    volume(of: question, through: tables.count - 1)
  }

  private func volume(of question: Box, through last: Int) -> Int {
    var level = last
    while level >= 0, question.contains(tables[level].mask) { level -= 1 }
    guard level >= 0 else { return question.volume(over: Column.base) }
    let key = Key(question: question, level: level)
    if let volume = known[key] { return volume }
    let (mask, rows) = tables[level]
    let sum = rows.reduce(0) { sum, row in
      let met = question & row
      return met.isEmpty ? sum : sum + volume(of: met | mask, through: level - 1)
    }
    known[key] = sum
    return sum
  }
}
