import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct AnswerRegionsTests {
  /// The cells that hold a situation, with all that they hold.
  private func cells(
    of table: DecisionTable,
    _ regions: inout AnswerRegions,
    _ sets: inout SituationSets
  ) -> [(region: Region, situations: SituationSet)] {
    var cells = [(region: Region.any, situations: regions.possible(in: &sets))]
    for column in table.columns {
      var split: [(region: Region, situations: SituationSet)] = []
      for bits in table.classes(of: column) {
        let values = Region(Entry(column, bits))
        let region = regions.region(of: values, in: &sets)
        for cell in cells {
          let met = sets.intersection(cell.situations, region)
          if met != .empty { split.append((cell.region & values, met)) }
        }
      }
      cells = split
    }
    return cells
  }

  /// The situations of every answer, found once if all tables are counted.
  private static let answered: (sets: SituationSets, regions: AnswerRegions) = {
    var sets = SituationSets(within: .any, of: .push)
    var regions = AnswerRegions(DecisionGraph.routing.graph, on: .any)
    for column in Schema.push.answers where Sweep.isWhole {
      for value in 0..<column.width { _ = regions.region(of: column, value: value, in: &sets) }
    }
    return (sets, regions)
  }()

  /// Five small tables; in a whole sweep all.
  static let counted: [Answer] =
    Sweep.isWhole
    ? DecisionGraph.routing.tables.map(\.decides)
    : [.place, .permission, .contentAvailable, .recipient, .actionableNotification]

  /// The whole space of a table: every combination of values that its rules distinguish.
  @Test(arguments: counted)
  func `each cell of a table has one rule, and the answer whose situations hold it`(
    answer: Answer
  ) throws {
    let graph = DecisionGraph.routing
    let column = Column(answer)
    let table = try #require(graph.table(deciding: answer))
    var (sets, regions) = Self.answered
    let cells = cells(of: table, &regions, &sets)
    for (cell, met) in cells {
      let answers = (0..<column.width).filter { value in
        let region = regions.region(of: column, value: value, in: &sets)
        return sets.intersection(region, met) != .empty
      }
      let decided = graph.graph.decide(sets.witness(in: met, like: .any))
      #expect(cell.contains(decided), "\(cell)")
      #expect(answers.map { 1 << UInt64($0) } == [decided[column]], "\(cell)")
      checkRules(of: table, in: decided)
    }
    #expect(cells.count >= table.written.count || answer == .feasibility)
    if answer.rawValue > Answer.feasibility.rawValue {
      #expect(cells.count == TableCoverage.cellCount(of: table))
    }
  }

  private func checkRules(of table: DecisionTable, in decided: Region) {
    let holding = table.written.filter { $0.row.condition.contains(decided) }
    #expect(table.policy == .collect || holding.count == 1, "\(decided): \(holding.map(\.id))")
    let broken = Invariant.all.first { $0.forbidden.contains { $0.contains(decided) } }
    #expect(broken == nil, "\(decided)")
  }

  /// The second method makes thousands of regions for larger questions.
  @Test func `asking back by sets finds what asking back by regions finds`() {
    var (sets, regions) = Self.answered
    for entry: Entry in [.willPresentCall(.asked), .extensionRun(.runs), .wake(.launched)] {
      let question = Region(entry, .feasibility(.open))
      let region = regions.region(of: question, in: &sets)
      var union = SituationSet.empty
      for region in Relations.routing.situations(where: question) {
        let set = sets.set(of: region)
        union = sets.union(union, set)
      }
      #expect(union == region, "\(question)")
    }
  }
}
