/// An answer of a table, with what it rests on.
public struct Verdict<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public let answer: Value
  /// The rule that gives it.
  public let rule: Rule
  /// The confidence of the weakest rule that it rests on.
  public let confidence: Confidence
  /// The contested rules that it rests on.
  public let contested: [Rule]
}
