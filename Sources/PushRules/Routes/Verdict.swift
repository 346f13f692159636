/// An answer of a table, and the rules behind it.
public struct Verdict<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The answer.
  public let answer: Value
  /// The rule that gives it.
  public let rule: Rule
  /// The confidence of the weakest rule behind it.
  public let confidence: Confidence
  /// The contested rules behind it.
  public let contested: [Rule]
}
