internal import PushRules

extension DifferenceReport {
  /// The difference as a Markdown table.
  package var markdown: String {
    let left = MarkdownText.escaped(words(of: difference.left))
    let right = MarkdownText.escaped(words(of: difference.right))
    var text = "**\(MarkdownText.escaped(heading))**: " + MarkdownText.escaped(summary) + "\n"
    if let statedInWords { text += "\nEverywhere: " + MarkdownText.escaped(statedInWords) + "\n" }
    for exclusion in exclusions { text += "\n" + MarkdownText.escaped(exclusion) + "\n" }
    guard !difference.parts.isEmpty else { return text }
    var grid = MarkdownGrid(["What changes", "When", left, right])
    for part in shown { grid.add(cells(of: part)) }
    text += "\n" + grid.text
    return hiddenCount > 0 ? text + "\n\(hiddenCount) more cases.\n" : text
  }

  private func cells(of part: Difference.Part) -> [String] {
    let answers = part.routes.map { route in
      let rules = rules(part, route).map { MarkdownText.code($0.id) }.joined(separator: ", ")
      return MarkdownText.escaped(route.line(telling: part.changes))
        + (rules.isEmpty ? "" : "<br>" + rules)
    }
    return [
      part.changes.map { MarkdownText.escaped($0.words) }.joined(separator: "<br>"),
      MarkdownText.escaped(SituationClauses(part.region, within: difference.common).line),
    ] + answers
  }
}
