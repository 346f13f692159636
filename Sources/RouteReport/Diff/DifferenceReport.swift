package import PushRules

package struct DifferenceReport: Sendable {
  let difference: Difference
  /// What counts as a difference.
  let compared: Set<AnswerPart>
  let question: NamedDifference?
  let common: CommonStatements
  /// Whether two answers would differ if each side had the app that is usual for it.
  private let differsAlone: Bool

  /// Prepares a difference to be printed; JSON ignores the limit.
  package init(
    _ difference: Difference,
    in compared: Set<AnswerPart>,
    question: NamedDifference? = nil,
    usual: Set<Input> = [],
    app: Set<Input> = [],
    differsAlone: Bool = false,
    limit: Int? = nil
  ) {
    self.differsAlone = differsAlone
    self.difference = difference
    self.compared = compared
    self.question = question
    common = CommonStatements(
      space: difference.left,
      inputs: Input.allCases.filter { !difference.inputs.contains($0) },
      usual: usual,
      app: app,
      limit: limit
    )
  }

  func words(of space: SituationSpace) -> String {
    SituationClauses(statedBy: space, about: difference.inputs).line
  }

  var heading: String {
    if difference.inputs.isEmpty { return "Both sides mean the same to the rules" }
    return words(of: difference.left) + " → " + words(of: difference.right)
  }

  var labels: [String] {
    let words = [words(of: difference.left), words(of: difference.right)]
    let labels = words.allSatisfy { $0.count <= 16 } ? words : ["left", "right"]
    let width = labels.map { $0.count }.max() ?? 0
    return labels.map { $0.leading(width) }
  }

  package var isSame: Bool { difference.differingCount == 0 }

  var shown: ArraySlice<Difference.Part> { difference.parts.prefix(common.limit ?? .max) }

  /// In how many situations the answer differs.
  var summary: String {
    let count = difference.differingCount
    let all = difference.situationCount
    let alone =
      differsAlone
      ? " Two calls of eval without the flags of this app differ otherwise: each takes the app that "
        + "is usual for its own version." : ""
    if count == 0 { return "The answer is the same in all of these situations." + alone }
    return "The answer differs in " + (count == all ? "all" : "some") + " situations: "
      + common.caseCount(of: difference.parts.count) + "." + alone
  }

  /// The situations that exist on one side only, in sentences.
  var exclusions: [String] {
    [("left", difference.leftOnly), ("right", difference.rightOnly)].compactMap { side, exclusion in
      exclusion.map { exclusion in
        let why = exclusion.rules.map { $0.statement + " [" + $0.id + "]" }.joined(separator: " ")
        return "Some situations exist on the \(side) only: \(why)"
      }
    }
  }

  func when(_ part: Difference.Part) -> String {
    SituationClauses(part.region, within: difference.common).line
  }

  func rules(_ part: Difference.Part, _ route: Route) -> [String] {
    part.changes.flatMap { route.rules(behind: $0) }.unique().map { $0.id }
  }
}

extension Difference.Part {
  var routes: [Route] { [Route(known: left), Route(known: right)] }
}
