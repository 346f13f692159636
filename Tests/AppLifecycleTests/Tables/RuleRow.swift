import PushRules
import Testing

@testable import AppLifecycle

/// A rule of the life cycle, with a script whose last event it decides, or in which it runs something.
struct RuleRow: Sendable, CustomTestStringConvertible {
  /// The id of the rule.
  let rule: String
  let play: Play

  var testDescription: String { rule }

  /// Reads rows: the id, versions of iOS, the start, and the script with what it leads to.
  static func read(_ text: String) -> [RuleRow] {
    TraceText.items(text).map { item in
      RuleRow(rule: item.fields[0], play: Play(item.fields.dropFirst(), item.lines))
    }
  }

  static let transitions = opening + inBackground + leaving + interruptions + ends
}

extension Play {
  /// The rules that decide the last entry of the script on a version of iOS: one, unless the entry
  /// has others follow from it.
  func deciders(on system: SystemVersion) throws -> [String] {
    let scenario = try scenario(on: system)
    var player = try Player(scenario)
    for entry in scenario.events.dropLast() { _ = try player.play(entry) }
    guard let last = scenario.events.last else { return [] }
    if case .event(let event) = last {
      return [LifecycleTables.transitions.transition(in: player.moment(of: event)).id]
    }
    return try player.play(last).map(\.reason.rule)
  }
}

extension Player {
  /// Plays an entry of the script, and what follows from it by itself.
  mutating func play(_ entry: ScriptEvent) throws(ImpossibleEvent) -> [Step] {
    var steps: [Step] = []
    try play(entry, into: &steps)
    return steps
  }
}
