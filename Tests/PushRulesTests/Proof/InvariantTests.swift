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

  /// Values of a column that no rule of the table tells apart are one class.
  private func classes(of column: Column, in table: DecisionTable) -> [Box] {
    var classes: [[Bool]: UInt64] = [:]
    for index in 0..<column.width {
      let bit = 1 << UInt64(index) as UInt64
      classes[table.rules.map { $0.condition[column] & bit != 0 }, default: 0] |= bit
    }
    return classes.values.sorted().map { Box(column, bits: $0) }
  }

  /// Every combination of classes over the columns that a table reads.
  private func cells(of table: DecisionTable) -> [Box] {
    table.columns.reduce([.any]) { cells, column in
      let classes = classes(of: column, in: table)
      return cells.flatMap { cell in classes.map { cell & $0 } }
    }
  }

  @Test(arguments: DecisionGraph.routing.tables.map(\.decides))
  func `one rule holds in every cell of the table for`(column: Column) throws {
    let composition = Composition.routing
    let table = try #require(composition.graph.table(deciding: column))
    var reached = 0
    for cell in cells(of: table) {
      guard let example = composition.example(of: cell & .world(.open)) else { continue }
      reached += 1
      let decided = composition.graph.decide(example.witness.base)
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

extension Box {
  /// The situation alone, without answers.
  fileprivate var base: Box {
    Column.derived.reduce(into: self) { $0[$1] = Box.any[$1] }
  }
}
