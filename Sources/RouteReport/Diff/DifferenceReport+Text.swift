internal import PushRules

extension DifferenceReport {
  /// Writes the report for a terminal; of several reports the first has the common lines before the
  /// answer, and one without a difference is a line.
  package func write(
    style: TextStyle,
    to output: inout some TextOutputStream,
    isFirst: Bool = true,
    isOne: Bool = true
  ) {
    if !isOne, isSame {
      output.write(style.heading(heading) + ": " + summary.loweredFirst + "\n")
      if isFirst { output.write(common.text) }
      return
    }
    output.write(style.headingLines(heading))
    if let question {
      output.write(Paragraph("What changes when \(question.question)?").hanging(on: ""))
    }
    if isFirst, !isOne { output.write(common.text) }
    output.write(Paragraph(summary).hanging(on: ""))
    for exclusion in exclusions { output.write(Paragraph(exclusion).hanging(on: "")) }
    if !isSame { writeTallies(style, to: &output) }
    for (index, part) in shown.enumerated() { write(part, index + 1, style, to: &output) }
    if hiddenCount > 0 {
      output.write("\n… \(hiddenCount) more; --limit all prints them, JSON has them\n")
    }
    if isFirst, isOne { output.write((isSame ? "" : "\n") + common.text) }
    output.write(
      ProjectAddress.text(
        rules: shown.flatMap { part in
          part.routes.flatMap { rules(part, $0).map { $0.id } }
        }
      )
    )
  }

  private func writeTallies(_ style: TextStyle, to output: inout some TextOutputStream) {
    guard difference.parts.count > 1 else { return }
    output.write("\n" + style.heading("What changes") + "\n")
    for tally in difference.tallies { output.write("  " + tally.change.words + "\n") }
  }

  private func write(
    _ part: Difference.Part,
    _ number: Int,
    _ style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    let changes = part.changes.map { $0.words }.joined(separator: "; ")
    output.write("\n")
    output.write(Paragraph(changes).hanging(on: "  \(number). "))
    let when = SituationClauses(part.region, within: difference.common).line
    output.write(Paragraph(when).hanging(on: "     When: "))
    let witness = WitnessWords(part.left)
    output.write(style.aside("     Try: \(witness.call)\n"))
    for (label, route) in zip(labels, part.routes) {
      let rules = rules(part, route).map { $0.id }.joined(separator: ", ")
      let words = route.line(with: part.changes) + (rules.isEmpty ? "" : " [" + rules + "]")
      output.write(Paragraph(words).hanging(on: "     \(label): "))
    }
  }
}

extension String {
  /// The text with a small letter at its beginning.
  fileprivate var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension DifferenceReport {
  package var markdown: String {
    let left = MarkdownText.escaped(words(of: difference.left))
    let right = MarkdownText.escaped(words(of: difference.right))
    var text = "**\(MarkdownText.escaped(heading))**: " + MarkdownText.escaped(summary) + "\n"
    text += common.markdown
    for exclusion in exclusions { text += "\n" + MarkdownText.escaped(exclusion) + "\n" }
    guard !difference.parts.isEmpty else { return text }
    var grid = MarkdownGrid(["What changes", "When", left, right])
    for part in shown { grid.add(cells(of: part)) }
    text += "\n" + grid.text
    return hiddenCount > 0 ? text + "\n\(hiddenCount) more combinations.\n" : text
  }

  private func cells(of part: Difference.Part) -> [String] {
    let answers = part.routes.map { route in
      let rules = rules(part, route).map { MarkdownText.rule($0.id) }.joined(separator: ", ")
      return MarkdownText.escaped(route.line(with: part.changes))
        + (rules.isEmpty ? "" : "<br>" + rules)
    }
    return [
      part.changes.map { MarkdownText.escaped($0.words) }.joined(separator: "<br>"),
      MarkdownText.escaped(SituationClauses(part.region, within: difference.common).line),
    ] + answers
  }
}
