package import PushRules

/// A wish for methods to run, with what must change for it in one situation.
package struct WantAnswer: Hashable, Sendable {
  /// The question that the situation belongs to, with what happens as it stands.
  package let question: RouteAnswer
  /// The methods that are to run.
  package let methods: [DelegateMethod]
  /// What must change, or nil if the situation cannot exist.
  package let want: Want?

  /// Looks for what must change so that all of some methods run.
  package init(_ methods: [DelegateMethod], in question: RouteAnswer) {
    self.question = question
    want = try? Want(methods, in: question.situation)
    self.methods = want?.methods ?? methods
  }
}
