import DecisionTables
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
      return [LifecycleTables.transitions.onlyRule(in: player.moment(of: event)).id]
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

/// Every rule of the life cycle, where it decides; to find the row of a rule, search for its id.
struct RuleRowTests {
  @Test(arguments: RuleRow.transitions)
  func `a transition decides the last event of its row`(row: RuleRow) throws {
    for disagreement in row.play.disagreements { Issue.record("\(row.rule): \(disagreement)") }
    for system in row.play.systems {
      let deciders = try row.play.deciders(on: system)
      #expect(deciders.contains(row.rule), "\(row.rule) on iOS \(system): \(deciders)")
    }
  }

  @Test(arguments: RuleRow.callbacks + RuleRow.views)
  func `a rule runs the calls of its row, and no others`(row: RuleRow) throws {
    for system in row.play.systems {
      let calls = try row.play.steps(on: system).flatMap(\.calls)
        .filter { $0.reason.rule == row.rule }
      #expect(calls.map(\.placedWords) == row.play.lines.flatMap(\.words), "\(row.rule)")
    }
  }

  @Test func `a rule that no script meets decides its moment`() throws {
    for row in MomentRow.guards {
      let rule = try #require(LifecycleTables.transitions.rule(in: row.moment), "\(row.rule)")
      #expect(rule.id == row.rule)
      #expect(rule.outcome.refuses && rule.refusesInternalEvent)
      #expect(LifecycleTables.transitions.obstacle(in: row.moment) == nil, "\(row.rule)")
    }
  }

  @Test func `an obstacle alone stands in the moment of its row`() {
    for row in MomentRow.obstacles {
      let standing = Transitions.obstacles.filter { $0.condition.contains(row.moment) }
      #expect(standing.map(\.id) == [row.rule])
    }
  }

  @Test func `every rule has one row`() {
    let rows =
      (RuleRow.transitions + RuleRow.callbacks + RuleRow.views).map(\.rule)
      + (MomentRow.guards + MomentRow.obstacles).map(\.rule)
    let rules =
      (Transitions.all + Transitions.obstacles).map(\.id) + Callbacks.all.map(\.id)
      + ViewRules.all.filter { !$0.steps.isEmpty }.map(\.id)
    #expect(rows.sorted() == rules.sorted())
    let views = (ViewRules.obstacles + ViewRules.all.filter(\.steps.isEmpty)).map(\.id)
    #expect(Set(ViewObstacleTests.events.map(\.rule)) == Set(views))
  }
}
