import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct RandomScriptTests {
  private static let parts = 20

  @Test(arguments: 0..<parts)
  func `no random script breaks an invariant, in part`(part: Int) {
    let count = (Sweep.isWhole ? 25_000 : 80) / Self.parts
    for seed in part * count..<(part + 1) * count where !check(seed) { return }
  }

  /// Random scripts go deep enough to meet every possible event.
  @Test(.enabled(if: Sweep.isWhole))
  func `random scripts meet every transition`() {
    var missed = Set(Transitions.all.filter { !$0.outcome.refuses }.map(\.id))
    for seed in 0..<100_000 where !missed.isEmpty {
      for step in RandomScript(seed: seed).played.steps { missed.remove(step.reason.rule) }
    }
    #expect(missed.isEmpty, "\(missed.sorted())")
  }

  /// Plays the script of a seed and records what is wrong; false ends the search.
  ///
  /// Every third goes without pushes, so that nothing but the life cycle makes it go on.
  private func check(_ seed: Int) -> Bool {
    let script = RandomScript(seed: seed, pushes: !seed.isMultiple(of: 3))
    let violated = traceInvariants.first { $0.violation(in: script.played) != nil }
    if let violated { tell(violated, seed, script.scenario) }
    guard violated == nil else { return false }
    return seed.isMultiple(of: 5) ? repeats(script, seed) && refusesCleanly(script, seed) : true
  }

  private func repeats(_ script: RandomScript, _ seed: Int) -> Bool {
    let trace = try? Trace(playing: script.scenario)
    let isSame = trace?.steps == script.played.steps
    #expect(isSame, "seed \(seed): played again, the script leads to another trace")
    return isSame
  }

  private func refusesCleanly(_ script: RandomScript, _ seed: Int) -> Bool {
    for refusal in script.refusals.prefix(2) {
      guard let problem = refusal.problem else { continue }
      let words = "seed \(seed), \(refusal.event.name): \(problem)"
      Issue.record("\(words)\n\(script.scenario.json)")
      return false
    }
    return true
  }

  private func tell(_ invariant: any TraceInvariant.Type, _ seed: Int, _ scenario: Scenario) {
    let shortest = scenario.shrunk { invariant.violation(in: $0) != nil }
    let violation = (try? PlayedScript(playing: shortest)).flatMap(invariant.violation(in:))
    Issue.record("seed \(seed): \(violation?.description ?? "")\n\(shortest.json)")
  }
}
