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
    for (index, part) in shown.enumerated() { write(part, index + 1, style, to: &output) }
    output.write(common.more(than: difference.parts.count))
    if isFirst, isOne { output.write((isSame ? "" : "\n") + common.text) }
    let rules = { (part: Difference.Part) in part.routes.flatMap { self.rules(part, $0) } }
    output.write(ProjectAddress.text(rules: shown.flatMap(rules)))
  }

  private func write(
    _ part: Difference.Part,
    _ number: Int,
    _ style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    let changes = part.changes.map { $0.words }.joined(separator: "; ")
    output.write("\n")
    output.write(changes.hanging(on: "  \(number). "))
    output.write(Paragraph(when(part)).hanging(on: "     When: "))
    output.write(style.aside("     Try: \(part.left.call)\n"))
    for (label, route) in zip(labels, part.routes) {
      let rules = rules(part, route).commaList
      let words = route.line(with: part.changes) + (rules.isEmpty ? "" : " [" + rules + "]")
      output.write(words.hanging(on: "     \(label): "))
    }
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
