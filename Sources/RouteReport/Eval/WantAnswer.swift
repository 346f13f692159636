package import PushRules

/// A wish for methods to run, with what must change for it in one situation.
package struct WantAnswer: Hashable, Sendable {
  /// The question that the situation belongs to, with what happens as it stands.
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
  /// Nobody can change the version of iOS on a device at will: changes of it are left out unless
  /// nothing else helps, or a question asks for all versions.
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
