internal import PushPayload
internal import PushRules

/// What all situations of a report have in common.
struct CommonStatements: Sendable {
  let space: SituationSpace
  let inputs: [Input]
  /// The unstated inputs that have their usual values.
  let usual: Set<Input>
  /// The unstated inputs of the app, which is one for all.
  let app: Set<Input>
  /// The number of regions to print, or nil for all; JSON ignores it.
  let limit: Int?

  /// The flags that state the app; empty if it ranges.
  var flags: String { AssumedApp.flags(of: space.model, leavingOpen: app) }

  /// What is stated besides the app, or nil if nothing.
  var words: String? { line(inputs.filter { !app.contains($0) }) }

  /// The app, what is stated, and what has its usual value, a paragraph each.
  var text: String {
    let stated = line(inputs.filter { !usual.contains($0) && !app.contains($0) })
    let held = line(inputs.filter(usual.contains))
    return AssumedApp.line(flags)
      + Paragraph(stated ?? "").hanging(on: "Everywhere: ")
      + Paragraph(held ?? "").hanging(on: "Held fixed (--all varies these): ")
  }

  var markdown: String { words.map { "\nEverywhere: " + MarkdownText.escaped($0) + "\n" } ?? "" }

  /// How many regions an answer has, and how many of them are printed.
  func caseCount(of count: Int) -> String {
    let shown = count - hiddenCount(of: count)
    return count.counted("combination")
      + (shown < count ? "; the \(shown) broadest are shown" : "")
  }

  func hiddenCount(of count: Int) -> Int { max(0, count - (limit ?? count)) }

  /// What stands below the regions that are printed.
  func more(than count: Int) -> String {
    let hidden = hiddenCount(of: count)
    return hidden > 0 ? "\n… \(hidden) more; --limit all prints them, JSON has them\n" : ""
  }

  func markdownOfMore(than count: Int) -> String {
    hiddenCount(of: count) > 0 ? "\n\(hiddenCount(of: count)) more combinations.\n" : ""
  }

  private func line(_ inputs: [Input]) -> String? {
    let clauses = SituationClauses(statedBy: space, about: inputs)
    return clauses.isEmpty ? nil : clauses.line
  }
}
