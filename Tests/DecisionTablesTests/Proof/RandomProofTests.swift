import DecisionTables
import PushTestSupport
import Testing

/// The proof of random tables, compared with a look at every situation.
struct RandomProofTests {
  /// What is wrong with the rows of one table.
  private struct Faults: Equatable {
    var overlaps: Set<[String]> = []
    var hasGap = false
    var unreachable: Set<String> = []

    /// Takes the defects that the proof finds in a table.
    init(_ defects: [TableDefect], of table: Table) {
      for defect in defects where defect.table == table.name {
        switch defect {
        case .overlap(_, let one, let other, _): overlaps.insert([one, other])
        case .gap: hasGap = true
        case .unreachable(_, let row): unreachable.insert(row)
        }
      }
    }

    /// Looks at which rows hold in each situation, with the answers of the tables before.
    init(of table: Table, in situations: [Region]) {
      unreachable = Set(table.rows.map { $0.id })
      for situation in situations {
        var holding = table.written.filter { $0.condition.contains(situation) }.map { $0.id }
        if let open = table.open {
          unreachable.subtract(holding.isEmpty ? [open.id] : holding)
          continue
        }
        unreachable.subtract(holding)
        hasGap = hasGap || holding.isEmpty
        while let last = holding.popLast() {
          for other in holding { overlaps.insert([other, last]) }
        }
      }
    }
  }

  /// The last table but one without a row, with one row in two, or with a wider row.
  private func damaged(_ graph: Graph, _ random: inout SeededRandom) -> Graph {
    var tables = graph.tables
    let table = tables[3]
    var rows = table.rows
    let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
    if Bool.random(using: &random) {
      let columns = graph.schema.columns(in: row.condition)
      let wider = columns.randomElement(using: &random).map { row.condition.forgetting($0) }
      rows.append(Row("wider", wider ?? row.condition, row.answer))
    }
    tables[3] = Table(table.name, decides: table.decides, .unique, rows)
    return Graph(tables, in: graph.schema, feasible: graph.feasible)
  }

  @Test func `it finds the faults that a look at every situation finds`() {
    var random = SeededRandom(seed: 5)
    var found = (gaps: 0, overlaps: 0, unreachable: 0)
    for _ in 0..<150 {
      let graph = damaged(RandomTables.graph(&random), &random)
      let defects = graph.defects
      for number in 1...3 {
        let before = Graph(
          Array(graph.tables[..<number]),
          in: graph.schema,
          feasible: graph.feasible
        )
        let decided = graph.schema.situations.map { before.scan($0) }
        let possible = decided.filter { before.isFeasible($0) }
        let faults = Faults(of: graph.tables[number], in: possible)
        #expect(Faults(defects, of: graph.tables[number]) == faults)
        found.gaps += faults.hasGap ? 1 : 0
        found.overlaps += faults.overlaps.count
        found.unreachable += faults.unreachable.count
      }
    }
    #expect(found.gaps > 10 && found.overlaps > 10 && found.unreachable > 10, "\(found)")
  }

  @Test func `the possible situations of random tables are counted`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<40 {
      let graph = RandomTables.graph(&random)
      let possible = graph.schema.situations.filter { graph.isFeasible(graph.scan($0)) }
      #expect(graph.situationCount == UInt64(possible.count))
    }
  }

  @Test func `a grid has a cell for each combination that a possible situation lies in`() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<40 {
      let graph = RandomTables.graph(&random)
      let relations = Relations(graph)
      let decided = graph.schema.situations.map { graph.scan($0) }
      let possible = decided.filter { graph.isFeasible($0) }
      for table in graph.tables.dropFirst() {
        let grid = TableGrid(table, in: graph.schema)
        let world = graph.feasibly(graph.schema.any)
        let cells = Set(possible.map { grid.cell(of: $0) })
        #expect(grid.cellCount(in: relations, within: world) == cells.count)
      }
    }
  }
}
