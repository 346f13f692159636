internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The system prewarms a process.
  static let prewarming: [Transition] = [
    When("prewarm.before-15", .on(.prewarm), .before(15))
      .never("iOS prewarms apps from iOS 15"),
    When("prewarm.in-memory", .on(.prewarm), .since(15), !.from(.notRunning))
      .never("the app has a process already"),
    When("prewarm.start", .on(.prewarm), .since(15), .from(.notRunning))
      .leads(to: .to(.prewarmed))
      .because("A prewarmed process stops before the app's own callbacks: nothing runs.")
      .rests(on: "T-L11", .documented),
  ]
}
