import PushRules

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
}
