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
      .rests(
        on: "L-36 T-L11",
        .contested(
          "Reports saw code up to viewDidLoad run hours before the app first appeared.",
          settle:
            "Log main, didFinishLaunching and viewDidLoad to a file with times, for some days."
        )
      ),
  ]
}
