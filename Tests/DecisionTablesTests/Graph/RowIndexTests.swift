import PushTestSupport
import Testing

@testable import DecisionTables

struct RowIndexTests {
  @Test
  func `the rows that hold are those whose condition accepts the situation and its answers`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<60 {
      let graph = RandomTables.graph(&random)
      for situation in graph.schema.situations {
        let holding = graph.rows(holdingIn: situation)
        let decided = graph.scan(situation)
        guard graph.isFeasible(decided) else { continue }
        for (number, table) in graph.tables.enumerated() {
          let rows = table.rows.indices.filter { table.rows[$0].condition.contains(decided) }
          #expect(graph.index.rows(of: number, in: holding).places == rows, "\(table.name)")
        }
      }
    }
  }

  @Test func `a region meets the rows whose condition each of its columns meets by itself`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let graph = RandomTables.graph(&random)
      let columns = graph.schema.columns
      let region = graph.schema.randomRegion(over: columns, &random)
      let met = columns.reduce(into: RowSet.full) {
        $0.formIntersection(graph.index.rows(meeting: region, in: $1))
      }
      for (number, table) in graph.tables.enumerated() {
        let rows = table.rows.indices.filter { table.rows[$0].condition.intersects(region) }
        #expect(graph.index.rows(of: number, in: met).places == rows, "\(table.name)")
      }
    }
  }

  @Test func `more rows than there is room for are refused`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let schema = Outing.schema
      let rows = (0..<60).map { Row("row \($0)", schema.any, 1) }
      let tables = (0..<9).map { Table("table \($0)", decides: nil, .unique, rows) }
      _ = Graph(tables, in: schema)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("no room for the rows of table 8: give RowSet another word"))
  }
}
