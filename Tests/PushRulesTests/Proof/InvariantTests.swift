import Testing

@testable import PushRules

struct InvariantTests {
  @Test(arguments: Invariant.all)
  func `no situation of the whole space breaks`(invariant: Invariant) {
    #expect(!invariant.forbidden.isEmpty)
    for box in invariant.forbidden {
      let found = Composition.routing.situations(where: box & .world(.open))
      #expect(found.isEmpty, "\(invariant): for example \(found.first?.witness ?? .any)")
    }
  }

  @Test(arguments: DecisionGraph.routing.tables.map(\.decides))
  func `one rule holds in every cell of the table for`(column: Column) throws {
    let composition = Composition.routing
    let table = try #require(composition.graph.table(deciding: column))
    var reached = 0
    for cell in table.cells {
      guard let example = composition.example(of: cell & .world(.open)) else { continue }
      reached += 1
      let decided = composition.graph.decide(example.witness.situation)
      #expect(cell.contains(decided), "\(cell)")
      let holding = table.rules.filter { $0.condition.contains(decided) }
      #expect(table.kind == .gate || holding.count == 1, "\(cell): \(holding.map(\.id))")
      for invariant in Invariant.all {
        #expect(!invariant.forbidden.contains { $0.contains(decided) }, "\(invariant): \(decided)")
      }
    }
    #expect(reached >= table.rules.count || table.decides == .world)
  }
}
