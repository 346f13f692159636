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

extension Scenario {
  /// The script without the events that are not needed for something to go wrong.
  ///
  /// It tries long runs of events first: a call and its decline can only go together.
  func shrunk(while isWrong: (PlayedScript) -> Bool) -> Scenario {
    var shortest = self
    var length = events.count
    while length > 0 {
      if let shorter = shortest.dropping(length, while: isWrong) {
        shortest = shorter
      } else {
        length -= 1
      }
    }
    return shortest
  }

  /// The script without the first run of so many events that can go, or nil if none can.
  private func dropping(_ length: Int, while isWrong: (PlayedScript) -> Bool) -> Scenario? {
    guard length <= events.count else { return nil }
    for start in 0...(events.count - length) {
      var shorter = self
      shorter.events.removeSubrange(start..<start + length)
      if let script = try? PlayedScript(playing: shorter), isWrong(script) { return shorter }
    }
    return nil
  }
}
