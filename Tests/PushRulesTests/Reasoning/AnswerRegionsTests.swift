import PushTestSupport
import Testing

@testable import PushRules

struct AnswerRegionsTests {
  /// The whole space of a table: every combination of values that its rules tell apart.
  @Test(arguments: DecisionGraph.routing.tables.map(\.decides))
  func `each cell of a table has the answer whose situations hold it`(column: Column) throws {
    let graph = DecisionGraph.routing
    let table = try #require(graph.table(deciding: column))
    var sets = SituationSets(within: .any)
    var regions = AnswerRegions(graph, on: .any)
    let possible = regions.possible(in: &sets)
    for cell in table.cells {
      let cellRegion = regions.region(of: cell, in: &sets)
      let met = sets.intersection(cellRegion, possible)
      guard met != .empty else { continue }
      let answers = (0..<column.width).filter { value in
        let region = regions.region(of: column, value: value, in: &sets)
        return sets.intersection(region, met) != .empty
      }
      let decided = graph.decide(sets.situation(in: met, like: .any))
      #expect(cell.contains(decided), "\(cell)")
      #expect(answers.map { 1 << UInt64($0) } == [decided[column]], "\(cell)")
    }
  }

  /// The other way of asking back makes thousands of boxes where more than this is looked at.
  @Test func `asking back by sets finds what asking back by boxes finds`() {
    var sets = SituationSets(within: .any)
    var regions = AnswerRegions(.routing, on: .any)
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
