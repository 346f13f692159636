internal import DecisionTables
internal import PushRules

extension Transition {
  /// The system prepares a process ahead of a launch.
  static let prewarming: [Transition] = [
    .never("prewarm.before-15", [.on(.prewarm), .before(15)], "iOS prewarms apps from iOS 15"),
    .never(
      "prewarm.in-memory",
      [.on(.prewarm), .since(15), !.from(.notRunning)],
      "the app has a process already"
    ),
    Transition(
      "prewarm.start",
      when: [.on(.prewarm), .since(15), .from(.notRunning)],
      to: .to(.prewarmed),
      because: "A prewarmed process stops before the app's own callbacks: nothing runs.",
      .documented,
      "T-L11"
    ),
  ]
}
