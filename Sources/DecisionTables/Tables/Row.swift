/// A row of a decision table: when this holds, that follows.
package struct Row: Hashable, Sendable {
  package let id: String
  package internal(set) var condition: Region
  /// The values that it gives to the column that its table decides: one bit, or 0 where the row
  /// itself is the answer.
  package internal(set) var answer: UInt64
  /// How doubtful the rule is: 0 is certain.
  package let doubt: UInt8

  package init(_ id: String, _ condition: Region, _ answer: UInt64 = 0, doubt: UInt8 = 0) {
    self.id = id
    self.condition = condition
    self.answer = answer
    self.doubt = doubt
  }
}
