import Testing

@testable import PushRules

/// The rows of a decision table as cases: each rule with a situation that it decides.
struct TableCases: Sendable, CustomStringConvertible {
  /// The answer that the table gives.
  let answer: Answer
  /// The situation that the rows change.
  private let start: Situation
  private(set) var cases: [Case] = []

  /// A rule, with a situation that it decides, and the answer that it gives.
  struct Case: Sendable {
    let row: Row
    let situation: Situation
    /// The place of the answer among all that the table can give.
    let place: Int
  }

  /// A rule, with the parts in which a situation that it decides differs from where the table starts.
  struct Row: Sendable {
    /// The id of the rule.
    let rule: String
    let parts: [Part]
    /// The other obstacles that necessarily apply, too.
    let beside: [String]
    /// The place of the row.
    let location: SourceLocation

    init(
      _ rule: String,
      _ parts: Part...,
      beside: String...,
      file: String = #fileID,
      path: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      self.rule = rule
      self.parts = parts
      self.beside = beside
      location = SourceLocation(fileID: file, filePath: path, line: line, column: column)
    }
  }

  /// Starts the cases of the table that gives an answer.
  init(_ answer: Answer, from start: Situation) {
    self.answer = answer
    self.start = start
  }

  /// The same cases with rows, by the answer that they give.
  func rows<Value: ColumnValue>(_ rows: KeyValuePairs<Value, [Row]>) -> TableCases {
    var table = self
    for (value, group) in rows {
      table.cases += group.map { row in
        let situation = row.parts.reduce(into: start) { $1.apply(to: &$0) }
        return Case(row: row, situation: situation, place: value.place)
      }
    }
    return table
  }

  /// The name of the answer.
  var description: String { "\(answer)" }
}
