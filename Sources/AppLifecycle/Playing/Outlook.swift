/// What a script can go on with, and why it cannot go on with the rest.
package struct Outlook: Hashable, Sendable {
  /// The events that a script may name, in their order.
  package let entries: [Entry]

  /// An event, and whether it can happen.
  package struct Entry: Hashable, Sendable {
    /// The event.
    package let event: LifecycleEvent
    /// Why it cannot happen, as a clause; nil if it can.
    package let obstacle: String?
  }

  /// Looks at what may follow the last event of a script.
  ///
  /// - Throws: `ScenarioProblem` if the script itself cannot be played.
  package init(behind scenario: Scenario) throws(ScenarioProblem) {
    var player = try Player(scenario)
    var steps: [Step] = []
    try player.playAll(into: &steps)
    entries = LifecycleEvent.scripted.map { event in
      Entry(event: event, obstacle: player.obstacle(to: event))
    }
  }
}
