internal import PushRules

extension DifferenceReport {
  /// Writes the report for a terminal.
  package func write(style: TextStyle, to output: inout some TextOutputStream) {
    output.write(style.heading(Paragraph(heading).hanging(on: "").trimmed) + "\n")
    if let question {
      output.write(Paragraph("What changes when \(question.question)?").hanging(on: ""))
    }
    if let statedInWords { output.write(Paragraph(statedInWords).hanging(on: "Everywhere: ")) }
    output.write(Paragraph(summary).hanging(on: ""))
    for exclusion in exclusions { output.write(Paragraph(exclusion).hanging(on: "")) }
    guard !difference.parts.isEmpty else { return }
    writeTallies(style, to: &output)
    output.write("\n" + style.heading("Where") + " (" + boxCount + ")\n")
    for (index, part) in shown.enumerated() { write(part, index + 1, style, to: &output) }
    if hiddenCount > 0 {
      output.write("\n… \(hiddenCount) more; --limit all prints them, JSON has them\n")
    }
  }

  private func writeTallies(_ style: TextStyle, to output: inout some TextOutputStream) {
    output.write("\n" + style.heading("What changes") + "\n")
    for tally in difference.tallies {
      let share = tally.count.share(of: difference.situationCount)
      output.write("  " + share.leading(7) + "  " + tally.change.words + "\n")
    }
  }

  private func write(
    _ part: Difference.Part,
    _ number: Int,
    _ style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    let share = part.count.share(of: difference.situationCount)
    let changes = part.changes.map { $0.words }.joined(separator: "; ")
    output.write("\n")
    output.write(Paragraph(share + ": " + changes).hanging(on: "  \(number). "))
    let when = SituationClauses(part.region, within: difference.common).line
    output.write(Paragraph(when).hanging(on: "     When: "))
    let witness = WitnessWords(part.left)
    output.write(style.aside(Paragraph(witness.line).hanging(on: "     Such as: ")))
    for (label, route) in zip(labels, part.routes) {
      let rules = rules(part, route).map { $0.id }.joined(separator: ", ")
      let words = route.line(telling: part.changes) + (rules.isEmpty ? "" : " [" + rules + "]")
      output.write(Paragraph(words).hanging(on: "     \(label): "))
    }
  }
}

extension String {
  /// The text without the line feed at its end.
  fileprivate var trimmed: String { hasSuffix("\n") ? String(dropLast()) : self }
}
