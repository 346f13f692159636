import Foundation
import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

/// The trace of a script grows with its length, never faster.
struct GrowthTests {
  /// All entries of scripts: every event, a push, and time.
  private static let entries: [ScriptEvent] =
    LifecycleEvent.scripted.map { .event($0) }
    + [
      .push(ArrivingPush(traits: PayloadTraits(alert: .string, contentAvailable: .one))),
      .after(seconds: 1),
    ]

  /// How many calls and notes some rounds of a script lead to; nil if it cannot be played.
  private static func size(_ parts: [[ScriptEvent]], _ system: SystemVersion) -> Int? {
    let situation = Situation(system: system, state: .active, payload: PayloadTraits())
    let scenario = Scenario(situation, events: parts.flatMap { $0 })
    guard let trace = try? Trace(playing: scenario) else { return nil }
    return trace.steps.reduce(0) { $0 + 1 + $1.calls.count + $1.notes.count }
  }

  /// The entries that can happen behind others; a push and time always can.
  private static func entries(
    behind played: [ScriptEvent],
    _ system: SystemVersion
  ) throws -> [ScriptEvent] {
    let situation = Situation(system: system, state: .active, payload: PayloadTraits())
    var player = try Player(Scenario(situation, events: []))
    for entry in played { _ = try player.play(entry) }
    let possible = Set(player.possibleEvents.map { $0.name })
    return entries.filter { entry in
      guard case .event = entry else { return true }
      return possible.contains(entry.name)
    }
  }

  @Test(arguments: Sweep.isWhole ? [SystemVersion.iOS(5), .iOS(17)] : [.iOS(17)])
  func `every event and every pair of events leads to as much each time`(
    system: SystemVersion
  ) throws {
    var played = 0
    for one in Sweep.of(try Self.entries(behind: [], system), oneIn: 12) {
      let next = try Self.entries(behind: [one], system)
      let isRepeated = next.contains { $0.name == one.name }
      for other in next {
        let turns = { (count: Int) in Array(repeating: [one, other], count: count) }
        let phases = { (count: Int) in [one, other].map { Array(repeating: $0, count: count) } }
        for script in [turns] + (isRepeated ? [phases] : []) {
          guard let few = Self.size(script(12), system), let many = Self.size(script(48), system)
          else { continue }
          played += 1
          #expect(many <= 6 * few, "\(one.name), \(other.name): \(few) became \(many)")
        }
      }
    }
    #expect(played > Self.entries.count / (Sweep.isWhole ? 2 : 3))
  }
}

/// Runs in a whole sweep only: the limit is for an optimised build.
@Suite(.serialized, .enabled(if: Sweep.isWhole))
struct SpeedTests {
  @Test(arguments: [(words: "without pushes", pushes: false), (words: "with pushes", pushes: true)])
  func `a million events are played`(words: String, pushes: Bool) throws {
    let scripts = (0..<50).map { RandomScript(seed: $0, length: 1000...1000, pushes: pushes) }
    let scenarios = scripts.map(\.scenario)
    var steps = 0
    let time = try ContinuousClock().measure {
      for _ in 0..<20 {
        for scenario in scenarios { steps += try Trace(playing: scenario).steps.count }
      }
    }
    let rate = Int(1_000_000 / (time / .seconds(1)))
    print("a million events \(words): \(rate) events per second")
    #expect(steps >= 1_000_000)
    #expect(rate > 10_000)
  }
}
