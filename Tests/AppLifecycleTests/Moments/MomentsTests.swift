import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct MomentsTests {
  @Test func `the columns fit into one word, without overlap`() {
    let masks = MomentColumn.allCases.map(\.mask)
    #expect(masks.reduce(0) { $0 + $1.nonzeroBitCount } <= 64)
    #expect(masks.reduce(0, |).nonzeroBitCount == masks.reduce(0) { $0 + $1.nonzeroBitCount })
  }

  @Test func `a set and what is left of it fill the whole`() {
    let word = Moments.from(.active) & .since(7) & .app
    let rest = Moments.any.subtracting(word)
    #expect(rest.reduce(0) { $0 + $1.volume } + word.volume == Moments.any.volume)
    #expect(rest.allSatisfy { ($0 & word).isEmpty })
  }

  @Test func `a state comes back from its moments`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let state = LifecycleState(
        process: .allCases.randomElement(using: &random) ?? .active,
        termination: Termination.allCases.randomElement(using: &random) ?? .system,
        overlay: .allCases.randomElement(using: &random),
        screen: .allCases.randomElement(using: &random) ?? .unlocked,
        task: .allCases.randomElement(using: &random) ?? .idle,
        notification: .allCases.randomElement(using: &random) ?? .nothing,
        session: .allCases.randomElement(using: &random) ?? .kept
      )
      #expect(LifecycleState(in: Moments(state)) == state)
    }
  }
}
