/// An answer of a table, with what it rests on.
///
/// The type asks nothing of its answers: a look-up of conformances costs a tenth of a millisecond.
public struct Finding<Answer> {
  /// The answer.
  public let answer: Answer
  /// The rule that gives it.
  public let rule: Rule
  /// The confidence of the weakest rule that it rests on.
  public let confidence: Confidence
  /// The contested rules that it rests on.
  public let contested: [Rule]
}

extension Finding: Sendable where Answer: Sendable {}
extension Finding: Equatable where Answer: Equatable {}
extension Finding: Hashable where Answer: Hashable {}
