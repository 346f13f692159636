/// A reason why a table does not decide every situation exactly once.
package enum TableDefect: Error, Hashable, Sendable {
  /// Two rows decide the same situation.
  case overlap(table: String, String, String, example: Region)
  /// No row decides some situation.
  case gap(table: String, example: Region)
  /// A row never decides.
  case unreachable(table: String, String)

  package var table: String {
    switch self {
    case .overlap(let table, _, _, _), .gap(let table, _), .unreachable(let table, _): table
    }
  }

  /// The defect as a sentence, with one situation as its witness.
  package func sentence(in schema: Schema) -> String {
    switch self {
    case .overlap(let table, let one, let other, let example):
      "table \(table): \(one) and \(other) both decide: \(schema.words(for: example))"
    case .gap(let table, let example):
      "table \(table): no rule decides: \(schema.words(for: example))"
    case .unreachable(let table, let row): "table \(table): \(row) never decides"
    }
  }
}
