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

  /// Writes the report for a terminal; of several reports the first has the common lines before the
  /// answer, and one without a difference is a line.
  package func write(
    style: TextStyle,
    to output: inout some TextOutputStream,
    isFirst: Bool = true,
    isOne: Bool = true
  ) {
    if !isOne, isSame {
      let same = summary.prefix(1).lowercased() + summary.dropFirst()
      output.write(style.heading(heading) + ": " + same + "\n")
      if isFirst { output.write(common.text) }
      return
    }
    output.write(style.headingLines(heading))
    if let question {
      output.write(Paragraph("What changes when \(question.question)?").hanging(on: ""))
    }
    if isFirst, !isOne { output.write(common.text) }
    output.write(summary.hanging(on: ""))
    for exclusion in exclusions { output.write(exclusion.hanging(on: "")) }
    if !isSame, difference.parts.count > 1 {
      output.write("\n" + style.heading("What changes") + "\n")
      for tally in difference.tallies { output.write("  " + tally.change.words + "\n") }
    }
    for (index, part) in shown.enumerated() { output.write(text(of: part, index + 1, style)) }
    output.write(common.more(than: difference.parts.count))
    if isFirst, isOne { output.write((isSame ? "" : "\n") + common.text) }
    let rules = { (part: Difference.Part) in part.routes.flatMap { self.rules(part, $0) } }
    output.write(ProjectAddress.text(rules: shown.flatMap(rules)))
  }

  private func text(of part: Difference.Part, _ number: Int, _ style: TextStyle) -> String {
    let changes = part.changes.map { $0.words }.joined(separator: "; ")
    var text = "\n" + changes.hanging(on: "  \(number). ") + when(part).hanging(on: "     When: ")
    text += style.aside("     Try: \(part.left.call)\n")
    for (label, route) in zip(labels, part.routes) {
      let rules = rules(part, route).commaList
      let words = route.line(with: part.changes) + (rules.isEmpty ? "" : " [" + rules + "]")
      text += words.hanging(on: "     \(label): ")
    }
    return text
  }

  package var markdown: String {
    let left = MarkdownText.escaped(words(of: difference.left))
    let right = MarkdownText.escaped(words(of: difference.right))
    var text = "**\(MarkdownText.escaped(heading))**: " + MarkdownText.escaped(summary) + "\n"
    text += common.markdown
    for exclusion in exclusions { text += "\n" + MarkdownText.escaped(exclusion) + "\n" }
    let headings = ["What changes", "When", left, right]
    return text + common.markdown(of: difference.parts.count, headings, shown.map(cells))
  }

  private func cells(of part: Difference.Part) -> [String] {
    let answers = part.routes.map { route in
      let rules = rules(part, route).map { MarkdownText.rule($0) }.commaList
      return MarkdownText.escaped(route.line(with: part.changes))
        + (rules.isEmpty ? "" : "<br>" + rules)
    }
    return [
      part.changes.map { MarkdownText.escaped($0.words) }.joined(separator: "<br>"),
      MarkdownText.escaped(when(part)),
    ] + answers
  }
}

extension Difference.Part {
  var routes: [Route] { [Route(known: left), Route(known: right)] }
}
