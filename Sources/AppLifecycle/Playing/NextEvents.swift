/// The events that can follow a script, and why others cannot.
package struct NextEvents: Hashable, Sendable {
  package let entries: [Entry]

  package struct Entry: Hashable, Sendable {
    package let event: LifecycleEvent
    /// Why it cannot happen, as a clause; nil if it can.
    package let obstacle: String?
  }

  /// Finds what can follow the last event of a script.
  ///
  /// - Throws: `ScenarioProblem` if the script itself cannot be played.
  package init(after scenario: Scenario) throws(ScenarioProblem) {
    var player = try Player(scenario)
    var steps: [Step] = []
    try player.playAll(into: &steps)
    entries = LifecycleEvent.scripted.map { event in
      Entry(event: event, obstacle: player.obstacle(to: event))
    }
  }
}
