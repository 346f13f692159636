import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct LifeWatchTests {
  @Test(arguments: Sweep.of([UInt64](1...6), oneIn: 3))
  func `no script makes happen what cannot`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<8 { try walk(scenario(&random), &random) }
  }

  @Test func `what cannot happen is noticed`() throws {
    let trace = try Trace(.starting(.ended, .iOS(12)), "tap-icon home")
    let state = LifecycleState(process: .notRunning)
    var watch = LifeWatch(trace.scenario, from: state)
    for step in trace.steps { watch.follow(step) }
    #expect(watch.problems == [])
    for step in trace.steps.reversed() { watch.follow(step) }
    #expect(
      watch.problems == [
        "resigned twice: will-resign-active@a on home from active",
        "in the background twice: did-enter-background@b on home from active",
      ]
    )
  }

  private func walk(_ scenario: Scenario, _ random: inout SeededRandom) throws {
    guard var player = try? Player(scenario) else { return }
    var watch = LifeWatch(player.scenario, from: player.state)
    var script: [String] = []
    for _ in 0..<25 {
      let entry = try entry(&random)
      let state = player.state
      guard let steps = try? player.play(entry) else {
        #expect(player.state == state)
        continue
      }
      script.append(entry.name)
      for step in steps { watch.follow(step) }
      guard watch.problems.isEmpty else { break }
    }
    let start = "iOS \(scenario.situation.system) from \(scenario.situation.state.fullName)"
    #expect(watch.problems == [], "\(start), \(script.joined(separator: " "))")
  }

  private func entry(_ random: inout SeededRandom) throws -> ScriptEvent {
    let pushes = ["push:ca", "push:alert", "push:alert+ca", "push:badge", "push:alert+category"]
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return try ScriptEvent(word: pushes.randomElement(using: &random) ?? "push:ca")
    case 1: return .after(seconds: Int.random(in: 1...700, using: &random))
    default: return .event(LifecycleEvent.scripted.randomElement(using: &random) ?? .home)
    }
  }

  private func scenario(_ random: inout SeededRandom) -> Scenario {
    let methods: [Set<DelegateMethod>] = [.both, .old, .center, .scene, .sceneCenter, .everything]
    let situation = Situation(
      system: SystemVersion.releases.randomElement(using: &random) ?? .newest,
      state: AppState.allCases.randomElement(using: &random) ?? .active,
      payload: PayloadTraits(),
      implements: .launching(methods.randomElement(using: &random) ?? .both)
    )
    return Scenario(
      situation,
      exitsOnSuspend: .allCases.randomElement(using: &random) ?? .absent,
      stateRestoration: .allCases.randomElement(using: &random) ?? .absent,
      device: Device.allCases.randomElement(using: &random) ?? .iPhone,
      events: []
    )
  }
}
