internal import AppLifecycle
internal import PushRules

extension BenchmarkCase {
  /// Scripts of the life cycle.
  static let scenarios = [
    BenchmarkCase("simulate", in: .eventsPerSecond) {
      let scenario = Scenario(
        Situation(state: .active, payload: PayloadTraits()),
        events: (0..<100).flatMap { _ in day }
      )
      let times = try Stopwatch.nanoseconds(per: scenario.events.count) {
        Stopwatch.keep(try Trace(playing: scenario).steps.count)
      }
      return times.map { 1_000_000_000 / $0 }
    },
    BenchmarkCase("simulated push", in: .nanoseconds) {
      var random = SeededRandom(seed: 5)
      let scenario = Scenario(
        Situation(state: .active, payload: PayloadTraits()),
        events: (0..<1000).map { _ in .push(ArrivingPush(traits: .random(&random))) }
      )
      return try Stopwatch.nanoseconds(per: scenario.events.count) {
        Stopwatch.keep(try Trace(playing: scenario).steps.count)
      }
    },
  ]

  private static let day: [ScriptEvent] = [
    .push(ArrivingPush(traits: PayloadTraits(alert: .string))),
    .event(.openSwitcher), .event(.returnFromSwitcher), .event(.home), .after(seconds: 10),
    .push(ArrivingPush(traits: PayloadTraits(contentAvailable: .one))), .after(seconds: 60),
    .event(.tapIcon), .event(.lock), .event(.unlock), .event(.callIncoming), .event(.callDecline),
    .event(.notificationCenterOpen), .event(.notificationCenterClose), .event(.openOtherApp),
    .push(ArrivingPush(traits: PayloadTraits(alert: .dictionary, contentAvailable: .one))),
    .event(.tapNotification),
  ]
}
