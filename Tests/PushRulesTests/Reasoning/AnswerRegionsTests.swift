import PushTestSupport
import Testing

@testable import PushRules

struct AnswerRegionsTests {
  /// Values of a column that no rule of the table tells apart are one class.
  private func classes(of column: Column, in table: DecisionTable) -> [Box] {
    var classes: [[Bool]: UInt64] = [:]
    for index in 0..<column.width {
      let bit = 1 << UInt64(index) as UInt64
      classes[table.rules.map { $0.condition[column] & bit != 0 }, default: 0] |= bit
    }
    return classes.values.sorted().map { Box(column, bits: $0) }
  }

  private func cells(of table: DecisionTable) -> [Box] {
    table.columns.reduce([.any]) { cells, column in
      let classes = classes(of: column, in: table)
      return cells.flatMap { cell in classes.map { cell & $0 } }
    }
  }

  /// The situations of every answer, found once.
  private static let answered: (sets: SituationSets, regions: AnswerRegions) = {
    var sets = SituationSets(within: .any)
    var regions = AnswerRegions(.routing, on: .any)
    for column in Column.derived {
      for value in 0..<column.width { _ = regions.region(of: column, value: value, in: &sets) }
    }
    return (sets, regions)
  }()

  /// The whole space of a table: every combination of values that its rules tell apart.
  @Test(arguments: DecisionGraph.routing.tables.map(\.decides))
  func `each cell of a table has one rule, and the answer whose situations hold it`(
    column: Column
  ) throws {
    let graph = DecisionGraph.routing
    let table = try #require(graph.table(deciding: column))
    var (sets, regions) = Self.answered
    let possible = regions.possible(in: &sets)
    var reached = 0
    for cell in cells(of: table) {
      let cellRegion = regions.region(of: cell, in: &sets)
      let met = sets.intersection(cellRegion, possible)
      guard met != .empty else { continue }
      reached += 1
      let answers = (0..<column.width).filter { value in
        let region = regions.region(of: column, value: value, in: &sets)
        return sets.intersection(region, met) != .empty
      }
      let decided = graph.decide(sets.situation(in: met, like: .any))
      #expect(cell.contains(decided), "\(cell)")
      #expect(answers.map { 1 << UInt64($0) } == [decided[column]], "\(cell)")
      checkRules(of: table, in: decided)
    }
    #expect(reached >= table.rules.count || table.decides == .world)
    if column.rawValue > Column.world.rawValue {
      #expect(reached == TableCoverage(of: table, by: []).cellCount)
    }
  }

  private func checkRules(of table: DecisionTable, in decided: Box) {
    let holding = table.rules.filter { $0.condition.contains(decided) }
    #expect(table.kind == .gate || holding.count == 1, "\(decided): \(holding.map(\.id))")
    let broken = Invariant.all.first { $0.forbidden.contains { $0.contains(decided) } }
    #expect(broken == nil, "\(decided)")
  }

  /// The other way of asking back makes thousands of boxes where more than this is looked at.
  @Test func `asking back by sets finds what asking back by boxes finds`() {
    var (sets, regions) = Self.answered
    for words: Box in [.question(.asked), .extensionRun(.runs), .wake(.launched)] {
      let question = words & .world(.open)
      let region = regions.region(of: question, in: &sets)
      var union = SituationSet.empty
      for box in Composition.routing.situations(where: question) {
        let set = sets.set(of: box)
        union = sets.union(union, set)
      }
      #expect(union == region, "\(words)")
    }
  }
}
