import PushTestSupport
import Testing

@testable import PushRules

struct AnswerRegionsTests {
  /// The cells that hold a situation, with all that they hold.
  private func cells(
    of table: DecisionTable,
    _ regions: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> [(box: Box, situations: SituationSet)] {
    var cells = [(box: Box.any, situations: regions.possible(in: &sets))]
    for column in table.columns {
      var split: [(box: Box, situations: SituationSet)] = []
      for bits in table.classes(of: column) {
        let values = Box(column, bits: bits)
        let region = regions.region(of: values, in: &sets)
        for cell in cells {
          let met = sets.intersection(cell.situations, region)
          if met != .empty { split.append((cell.box & values, met)) }
        }
      }
      cells = split
    }
    return cells
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
    let cells = cells(of: table, &regions, &sets)
    for (cell, met) in cells {
      let answers = (0..<column.width).filter { value in
        let region = regions.region(of: column, value: value, in: &sets)
        return sets.intersection(region, met) != .empty
      }
      let decided = graph.decide(sets.situation(in: met, like: .any))
      #expect(cell.contains(decided), "\(cell)")
      #expect(answers.map { 1 << UInt64($0) } == [decided[column]], "\(cell)")
      checkRules(of: table, in: decided)
    }
    #expect(cells.count >= table.rules.count || table.decides == .world)
    if column.rawValue > Column.world.rawValue {
      #expect(cells.count == TableCoverage(of: table, by: []).cellCount)
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
