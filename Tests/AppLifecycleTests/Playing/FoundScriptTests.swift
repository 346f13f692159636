import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct FoundScriptTests {
  private static let base = Scenario(
    Situation(system: .iOS(18), state: .active, payload: PayloadTraits(), lifecycle: .app),
    alwaysOn: .off,
    events: []
  )
  private static let states = Sweep.of(
    [AppState.active, .notRunning(.system), .suspended, .background, .inactive],
    oneIn: 3
  )
  private static let events: [LifecycleEvent] = [
    .tapIcon, .home, .lock, .unlock, .openSwitcher, .returnFromSwitcher, .removeInSwitcher,
    .notificationCenterOpen, .notificationCenterClose, .systemAlertOpen, .systemAlertClose,
    .callIncoming, .callDecline, .openURL, .memoryWarning,
  ]

  /// What all scripts of at most two events call, with the number of their events.
  private static let printed: [(count: Int, names: [String])] = {
    let scripts = events.map { [$0] } + events.flatMap { one in events.map { [one, $0] } }
    return states.flatMap { state in
      scripts.compactMap { script in
        var scenario = base
        scenario.situation.state = state
        scenario.events = script.map { .event($0) }
        guard let trace = try? Trace(playing: scenario) else { return nil }
        return (script.count, trace.steps.flatMap(\.calls).compactMap(\.callback?.id))
      }
    }
  }()

  @Test func `no script is shorter than the one that is found`() throws {
    let samples = Set(Self.printed.map(\.names).filter { !$0.isEmpty })
    #expect(samples.count > (Sweep.isWhole ? 30 : 20))
    let sorted = samples.sorted { $0.joined() < $1.joined() }
    for place in stride(from: 0, to: sorted.count, by: Sweep.isWhole ? 3 : 25) {
      let names = sorted[place]
      let known = Set(names)
      let fitting = Self.printed.filter { $0.names.filter(known.contains).starts(with: names) }
      let found = try #require(FoundScript(names, push: nil, in: Self.base), "\(names)")
      #expect(found.matched == names.count, "\(names)")
      #expect(found.scenario.events.count <= fitting.map(\.count).min() ?? 0, "\(names)")
      let calls = try Trace(playing: found.scenario).steps.flatMap(\.calls)
      #expect(calls.compactMap(\.callback?.id).filter(known.contains).starts(with: names))
    }
  }

  @Test func `a log that leaves the rules inside of a step has the next call of the rules`() throws
  {
    let names = ["will-enter-foreground", "will-resign-active", "did-become-active"]
    let found = try #require(FoundScript(names, push: nil, in: Self.base))
    #expect(found.matched == 1 && found.scenario.events.count == 1)
    #expect(found.expected?.callback?.id == "did-become-active")
  }

  @Test func `what no event calls has no script`() {
    #expect(FoundScript(["timer"], push: nil, in: Self.base) == nil)
  }
}
