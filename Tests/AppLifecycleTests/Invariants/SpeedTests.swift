import Foundation
import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

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
