import DecisionTables
import PushPayload
import PushRules

/// The values that a region accepts, in words.
struct SituationClauses: Sendable {
  /// One clause for each input whose values the region restricts.
  private let clauses: [String]

  /// Describes a region, without the inputs that the space already restricts.
  init(_ region: Region, within space: Region) {
    clauses = Input.allCases.filter { region[$0] != space[$0] }.map { Self.clause($0, region) }
  }

  /// Describes what a space states about some inputs.
  init(statedBy space: SituationSpace, about inputs: [Input]) {
    clauses = inputs.filter { space.region[$0] != Region.any[$0] }.map { input in
      input == .system
        ? "iOS " + space.model.system.description : Self.clause(input, space.region)
    }
  }

  var isEmpty: Bool { clauses.isEmpty }

  /// The clauses on one line, or `always`.
  var line: String {
    clauses.isEmpty ? "always" : clauses.joined(separator: " · ")
  }

  private static func clause(_ input: Input, _ region: Region) -> String {
    let accepted = region[input].places
    if let clause = input.description.clause(accepted) { return clause }
    let values = input.description.column.values
    let words = accepted.map { values[$0] }
    if words.count * 2 > values.count, values.count > 4 {
      let refused = values.filter { !words.contains($0) }
      return input.name + (refused.count == 1 ? " not " : " neither ")
        + refused.joined(separator: " nor ")
    }
    return input.name + " " + words.joined(separator: " or ")
  }

  /// The values that a region accepts, by input.
  static let region = JSONForm<[(input: Input, region: Region)]>.list(
    .object([
      .init("input", .text) { $0.input.description.jsonName },
      .init("values", .list(.text)) { entry in
        let values = entry.input.description.column.values
        return entry.region[entry.input].places.map { values[$0] }
      },
    ])
  ).of { (region: Region, space: Region) in
    Input.allCases.filter { region[$0] != space[$0] }.map { ($0, region) }
  }
}

extension Situation {
  /// A command to try it: a payload, and eval's flags.
  var call: String {
    "echo '" + payload.sample + "' | pushroute eval " + flagsOfCall.joined(separator: " ")
  }

  /// The other flags of eval with their values, without those that eval assumes.
  var flagsOfCall: [String] {
    Self.members.filter { $0.isWorthStating(in: self) }.compactMap { $0.flag(in: self) }
  }
}

extension SituationMember {
  /// Version and state are always stated; eval assumes that the system ended the app.
  fileprivate func isWorthStating(in situation: Situation) -> Bool {
    switch self {
    case .system, .state: true
    case .terminatedBy: situation.state.termination != .system
    default: !isUsual(in: situation)
    }
  }
}

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

  /// A table of the regions that are printed, and how many are not; empty without any.
  func markdown(of count: Int, _ headings: [String], _ rows: [[String]]) -> String {
    if count == 0 { return "" }
    let hidden = hiddenCount(of: count)
    let table = MarkdownText.table(headings, rows)
    return "\n" + table + (hidden > 0 ? "\n\(hidden) more combinations.\n" : "")
  }

  private func line(_ inputs: [Input]) -> String? {
    let clauses = SituationClauses(statedBy: space, about: inputs)
    return clauses.isEmpty ? nil : clauses.line
  }
}
