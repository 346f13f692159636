/// A reason why a table does not decide every situation exactly once.
public enum TableDefect: Error, Hashable, Sendable {
  /// Two rules decide the same situation.
  case overlap(table: String, Rule.ID, Rule.ID, example: Box)
  /// No rule decides some situation.
  case gap(table: String, example: Box)
  /// A rule never decides.
  case unreachable(table: String, Rule.ID)
}

extension Rule: Identifiable {}

extension TableDefect: CustomStringConvertible {
  /// The defect as a sentence with one situation as its witness.
  public var description: String {
    switch self {
    case .overlap(let table, let one, let other, let example):
      "table \(table): \(one) and \(other) both decide: \(example)"
    case .gap(let table, let example):
      "table \(table): no rule decides: \(example)"
    case .unreachable(let table, let rule):
      "table \(table): \(rule) never decides"
    }
  }
}

extension Box: CustomStringConvertible {
  /// The columns that the box speaks of, with the values that it accepts.
  public var description: String {
    let spoken = columns.map { $0.name + " " + acceptedNames(of: $0).joined(separator: "|") }
    return spoken.isEmpty ? "always" : spoken.joined(separator: ", ")
  }

  /// The accepted values of a column as they print.
  func acceptedNames(of column: Column) -> [String] {
    let bits = self[column]
    return column.values.enumerated().filter { bits & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }
}
