public import PushRules

/// A wish for methods to run, with what must change for it in one situation.
public struct WantAnswer: Hashable, Sendable {
  /// The question that the situation belongs to, with what happens as it stands.
  public let question: RouteAnswer
  /// The methods that are to run.
  public let methods: [DelegateMethod]
  /// What must change, or nil if the situation cannot exist.
  public let want: Want?

  /// Looks for what must change so that all of some methods run.
  public init(_ methods: [DelegateMethod], in question: RouteAnswer) {
    self.question = question
    want = try? Want(methods, in: question.situation)
    self.methods = want?.methods ?? methods
  }
}
