import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct CoverageTests {
  @Test func `no situation reaches no rule`() {
    let coverage = Coverage(of: [Region]())
    #expect(coverage.reachedRuleCount == 0)
    #expect(coverage.reachedCellCount == 0)
    #expect(coverage.ruleCount == DecisionGraph.routing.tables.flatMap(\.rules).count)
  }

  @Test func `one situation reaches the rules that decide it, and one cell a table`() {
    let situation = Situation.on(.iOS(9), .suspended, .silent, in: .both)
    let coverage = Coverage(of: [situation])
    #expect(coverage.tables.allSatisfy { $0.reachedCellCount == 1 })
    let unreached = Set(coverage.unreached.map(\.id))
    #expect(!unreached.contains("wake.resumed"))
    #expect(!unreached.contains("feasibility.possible"))
    #expect(unreached.contains("wake.launched"))
  }

  @Test func `both obstacles of a gate are reached when both stand`() {
    var situation = Situation.on(.iOS(9), .suspended, .silent, in: .both)
    situation.backgroundAppRefresh = .off
    situation.lowPowerMode = .on
    let unreached = Set(Coverage(of: [situation]).unreached.map(\.id))
    #expect(!unreached.contains("device.low-power"))
    #expect(!unreached.contains("device.refresh-off-8-to-12"))
    #expect(unreached.contains("device.allows"))
  }

  @Test func `a situation that cannot be reaches no table behind the one that rules it out`() {
    let situation = Situation.on(.iOS(3), .suspended, .alert, in: .both)
    let reached = Coverage(of: [situation]).tables.filter { $0.reachedCellCount > 0 }.map(\.name)
    #expect(reached.last == "feasibility")
  }

  private static let tables: [(table: String, cells: Int)] = [
    // Active, inactive, in memory, not running.
    (table: "place", cells: 4),
    // Authorized, provisional, refused; before iOS 12 and since.
    (table: "permission", cells: 6),
    // The seven values of the flag.
    (table: "content-available", cells: 42),
    // Twelve kinds of push type; since iOS 3, 8, 11, 13, 15, 16.0, 16.1, 17.2, 18 and 26; no event,
    // start, or another.
    (table: "recipient", cells: 792),
    // Every presentation.
    (table: "actionable notification", cells: 5),
  ]

  /// Counted by hand: the classes of values that the rules distinguish, multiplied.
  @Test(arguments: tables)
  func `the cells of a table are the combinations that it distinguishes`(
    table: String,
    cells: Int
  ) throws {
    let table = try #require(DecisionGraph.routing.tables.first { $0.name == table })
    #expect(TableCoverage.cellCount(of: table) == cells)
  }

  @Test func `random situations find no cell that is not counted`() {
    var random = SeededRandom(seed: 7)
    let situations = (0..<Sample.count).map { _ in Region.random(&random) }
    let coverage = Coverage(of: situations)
    for (table, reached) in zip(DecisionGraph.routing.tables, coverage.tables)
    where AnswerRegionsTests.counted.contains(table.decides) {
      let count = TableCoverage.cellCount(of: table)
      #expect((1...count).contains(reached.reachedCellCount), "\(table.name)")
    }
  }
}
