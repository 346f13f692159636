import PushRules
import Testing

@testable import AppLifecycle

struct TraceInvariantTests {
  @Test(arguments: ForgedTrace.all)
  func `an invariant finds what is wrong`(forged: ForgedTrace) throws {
    #expect(try forged.invariant?.violation(in: forged.script()) != nil)
  }

  @Test func `every invariant can be broken`() {
    var forged = Set(ForgedTrace.all.compactMap { $0.invariant?.number })
    forged.insert(PushCallsArrive.number)
    #expect(forged == Set(traceInvariants.map { $0.number }))
    #expect(forged.count == traceInvariants.count)
  }

  @Test func `calls of the push rules cannot get lost`() throws {
    let scenario = try Scenario(.starting(.active, .iOS(12)), "push:alert")
    var script = try PlayedScript(playing: scenario)
    #expect(PushCallsArrive.violation(in: script) == nil)
    script.entries = script.entries.map(\.silenced)
    #expect(PushCallsArrive.violation(in: script) != nil)
  }

  @Test func `a script shrinks to the events that go wrong together`() throws {
    let scenario = try Scenario(
      .starting(.active, .iOS(12)),
      "home push:alert after:5 tap-icon call-incoming call-decline lock unlock home"
    )
    let shortest = scenario.shrunk { script in
      script.steps.contains { $0.first(.willEnterForeground) != nil && $0.event == "unlock" }
    }
    #expect(shortest.events.map(\.name) == ["lock", "unlock"])
  }
}
