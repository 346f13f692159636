import AppLifecycle
import PushRules
import PushTestSupport
import Testing

struct NextEventsTests {
  private static let scripts: [[LifecycleEvent]] = [
    [], [.home], [.home, .lock], [.openSwitcher], [.home, .memoryPurge], [.callIncoming],
    [.home, .removeInSwitcher], [.lock, .unlock], [.notificationCenterOpen], [.viewPush],
  ]

  @Test(arguments: scripts)
  func `an event has an obstacle exactly if a script with it cannot be played`(
    script: [LifecycleEvent]
  ) throws {
    var scenario = Scenario(Situation(state: .active, payload: PayloadTraits()), events: [])
    scenario.events = script.map { .event($0) }
    let next = try LifecycleEvent.following(scenario)
    #expect(next.map { $0.event } == LifecycleEvent.scripted)
    for entry in Sweep.of(next, oneIn: 5) {
      var longer = scenario
      longer.events.append(.event(entry.event))
      #expect(entry.obstacle == Self.obstacle(in: longer), "\(entry)")
    }
  }

  @Test
  func `a script that cannot be played has no next`() {
    let situation = Situation(state: .active, payload: PayloadTraits())
    let scenario = Scenario(situation, events: [.event(.unlock)])
    #expect(throws: ScenarioProblem.self) { try LifecycleEvent.following(scenario) }
  }

  /// Why the last event of a script cannot happen, or nil if it can.
  private static func obstacle(in scenario: Scenario) -> String? {
    do {
      _ = try Trace(playing: scenario)
      return nil
    } catch {
      guard case .impossibleEvent(let event, _) = error else { return "\(error)" }
      return event.reason
    }
  }
}
