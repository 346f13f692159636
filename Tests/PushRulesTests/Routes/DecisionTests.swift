import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct DecisionTests {
  @Test
  func `a decision and a route give the same answers`() throws {
    var random = SeededRandom(seed: 3)
    var possible = 0
    for _ in 0..<Sweep.count(20_000) {
      let situation = Situation.random(using: &random)
      let decision = Decision(situation)
      #expect(decision.contradiction == situation.contradiction)
      guard decision.contradiction == nil else { continue }
      possible += 1
      let route = try Route(situation)
      #expect(decision.wake == route.arrival.wake.answer)
      #expect(decision.presentation == route.arrival.presentation.answer)
      #expect(decision.finalState == route.finalState)
      #expect(decision.methods(in: .arrival) == route.arrival.calls.map(\.method))
      #expect(decision.methods(in: .response) == (route.response?.calls ?? []).map(\.method))
    }
    #expect(possible > Sweep.count(2_000))
  }

  @Test
  func `a situation that cannot exist has no wake`() {
    var situation = Situation(state: .active, payload: PayloadTraits())
    situation.firstUnlock = .pending
    let decision = Decision(situation)
    #expect(decision.contradiction?.rules.isEmpty == false)
    #expect(decision.wake == nil)
    #expect(decision.presentation == nil)
    #expect(decision.finalState == nil)
  }
}

extension Situation {
  /// A situation with any values, also one that cannot exist.
  fileprivate static func random(using random: inout SeededRandom) -> Situation {
    var situation = Situation(state: .active, payload: PayloadTraits())
    for input in Input.allCases {
      let count = Column(input).width
      situation.set(input, at: Int.random(in: 0..<count, using: &random))
    }
    return situation
  }
}
