import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct ContradictionTests {
  private static let rules: [(situation: Situation, rules: [String])] = [
    (
      situation: Situation.on(.iOS(3), .suspended, .alert, in: .old),
      rules: ["feasibility.no-background-before-4"]
    ),
    (
      situation: .on(.newest, .ended, .alert, in: .both).with(\.firstUnlock, .pending),
      rules: ["feasibility.locked-means-rebooted"]
    ),
    (
      situation: .on(.newest, .active, .alert, in: .both).with(\.sdk, .iOS(27)),
      rules: ["feasibility.cannot-run"]
    ),
    (
      situation: .on(.iOS(3), .background, .alert, in: .old).with(\.firstUnlock, .pending),
      rules: ["feasibility.no-background-before-4", "feasibility.locked-means-rebooted"]
    ),
  ]

  @Test(arguments: rules)
  func `every rule that rules a situation out is named`(
    situation: Situation,
    rules: [String]
  ) throws {
    let error = #expect(throws: Contradiction.self) { try Route(situation) }
    #expect(error?.rules.map(\.id) == rules)
    #expect(situation.contradiction == error)
  }

  @Test func `a situation is refused exactly if an obstacle of feasibility holds`() throws {
    let graph = DecisionGraph.routing
    let obstacles = try #require(graph.table(deciding: .feasibility)).written
    var random = SeededRandom(seed: 41)
    var refused = 0
    for _ in 0..<300 {
      let decided = graph.graph.decide(.random(&random))
      let holding = obstacles.filter { $0.row.condition.contains(decided) }
      #expect(Contradiction(in: decided, of: graph)?.rules ?? [] == holding, "\(decided)")
      refused += holding.isEmpty ? 0 : 1
    }
    #expect(refused > 0 && refused < 300)
  }
}
