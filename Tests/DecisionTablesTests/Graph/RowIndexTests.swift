import PushTestSupport
import Testing

@testable import PushRules

struct RowIndexTests {
  private static let graph = DecisionGraph.routing

  @Test
  func `the rows that hold are those whose condition accepts the situation and its answers`() {
    let index = Self.graph.index
    var random = SeededRandom(seed: 1)
    for _ in 0..<3_000 {
      let situation = Box.randomSituation(using: &random)
      let holding = Self.graph.rows(holdingIn: situation)
      let decided = Self.graph.scan(situation)
      guard Box.world(.open).contains(decided) else { continue }
      for (place, table) in Self.graph.tables.enumerated() {
        let first = table.allRules.firstIndex { $0.condition.contains(decided) }
        #expect(index.firstRow(of: place, in: holding) == first, "\(table.name)")
      }
    }
  }

  @Test
  func `deciding by rows gives what a look at one row after the other gives`() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<20_000 {
      let situation = Box.randomSituation(using: &random)
      #expect(Self.graph.decide(situation) == Self.graph.scan(situation))
    }
  }

  @Test
  func `a table with a gap leaves its column open`() {
    let table = DecisionTable(
      "gap",
      .situation,
      decides: .place,
      [Rule("gap.active", .place(.foreground), when: .state(.active), because: "It is.", .inferred)]
    )
    let graph = DecisionGraph([table])
    var active = Situation(state: .active, payload: PayloadTraits()).box
    #expect(graph.decide(active) == active & .place(.foreground))
    active = Situation(state: .suspended, payload: PayloadTraits()).box
    #expect(graph.decide(active) == active)
  }
}

extension DecisionGraph {
  /// Decides by looking at the rows of each table in order.
  fileprivate func scan(_ situation: Box) -> Box {
    var decided = situation
    for table in tables {
      guard let rule = table.allRules.first(where: { $0.condition.contains(decided) }) else {
        continue
      }
      decided = decided & rule.conclusion
      if table.decides == .world, !Box.world(.open).contains(decided) { return decided }
    }
    return decided
  }
}

extension Box {
  /// A situation with any value in each of its columns, also one that cannot exist.
  fileprivate static func randomSituation(using random: inout SeededRandom) -> Box {
    Column.base.reduce(into: .any) { box, column in
      box[column] = 1 << UInt64(Int.random(in: 0..<column.width, using: &random))
    }
  }
}
