package import PushRules

/// What must change in one situation so that some methods run.
package struct WantAnswer: Hashable, Sendable {
  /// The answer without a change.
  package let question: RouteAnswer
  /// The methods that are to run.
  package let methods: [DelegateMethod]
  /// What must change, or nil if the situation cannot exist.
  package let search: RemedySearch?
  /// The changes to list, cheapest first.
  let changes: [RemedyOption]
  /// How many changes to another version of iOS are left out.
  let otherVersionCount: Int

  /// Looks for what must change so that all of some methods run.
  ///
  /// A change of the version of iOS is left out unless nothing else helps or the question asks for
  /// all versions: it can rarely be chosen.
  package init(
    _ methods: [DelegateMethod],
    in question: RouteAnswer,
    allVersions: Bool = false
  ) {
    self.question = question
    search = try? RemedySearch(for: methods, in: question.situation)
    self.methods = search?.methods ?? methods
    guard case .remedies(let all) = search?.outcome else {
      (changes, otherVersionCount) = ([], 0)
      return
    }
    let here = all.filter { change in !change.steps.contains { $0.change.input == .system } }
    changes = allVersions || here.isEmpty ? all : here
    otherVersionCount = all.count - changes.count
  }
}
