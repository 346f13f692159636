internal import PushRules

/// What all situations of a report have in common.
struct CommonStatements: Sendable {
  let space: SituationSpace
  let inputs: [Input]
  /// The unstated inputs that have their usual values.
  let usual: Set<Input>
  /// The unstated inputs of the app, which is one for all.
  let app: Set<Input>

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

  private func line(_ inputs: [Input]) -> String? {
    let clauses = SituationClauses(statedBy: space, about: inputs)
    return clauses.isEmpty ? nil : clauses.line
  }
}
