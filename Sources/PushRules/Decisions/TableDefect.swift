/// A reason why a table does not decide every situation exactly once.
public enum TableDefect: Error, Hashable, Sendable {
  /// Two rules decide the same situation.
  case overlap(table: String, Rule.ID, Rule.ID, example: Box)
  /// No rule decides some situation.
  case gap(table: String, example: Box)
  /// A rule never decides.
  case unreachable(table: String, Rule.ID)
}

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
