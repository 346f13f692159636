import PushRules

@testable import AppLifecycle

/// A script as it was played, with the whole state before and after each of its entries.
struct PlayedScript: Sendable {
  let scenario: Scenario
  /// The state before the first entry.
  let start: LifecycleState
  var entries: [Entry] = []
  /// What follows once the script is over.
  var ending: [Step] = []

  /// An entry of the script and what it led to.
  struct Entry: Sendable {
    let event: ScriptEvent
    let before: LifecycleState
    let steps: [Step]
    let after: LifecycleState
  }

  /// Prepares a script; no entry is played yet.
  init(_ scenario: Scenario, from start: LifecycleState) {
    self.scenario = scenario
    self.start = start
  }

  /// Plays a script from its first to its last entry.
  init(playing scenario: Scenario) throws {
    var player = try Player(scenario)
    self.init(scenario, from: player.state)
    for event in scenario.events {
      entries.append(try player.playing(event))
    }
    player.end(into: &ending)
  }

  var steps: [Step] { entries.flatMap(\.steps) + ending }
}

extension Player {
  /// Plays an entry of a script and keeps the states around it.
  mutating func playing(_ event: ScriptEvent) throws(ImpossibleEvent) -> PlayedScript.Entry {
    let before = state
    let steps = try play(event)
    return PlayedScript.Entry(event: event, before: before, steps: steps, after: state)
  }
}

extension PlayedScript.Entry {
  /// The event that a step plays, or nil if the step followed by itself.
  func event(of step: Step) -> LifecycleEvent? {
    if step.isConsequence { return nil }
    return switch event {
    case .event(let event): event
    case .push, .after: nil
    }
  }
}
