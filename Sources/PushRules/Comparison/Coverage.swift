import DecisionTables

/// How much of the decision tables some situations reach.
package struct Coverage: Sendable {
  /// The tables, in their order in the graph.
  package let tables: [TableCoverage]

  /// Finds what situations reach; one that cannot exist reaches the tables up to `feasibility`.
  package init(of situations: [Situation]) { self.init(of: situations.map { $0.region }) }

  init(of situations: [Region]) {
    let graph = DecisionGraph.routing
    let decided = situations.map { graph.graph.decide($0) }
    let possible = decided.filter { graph.graph.isFeasible($0) }
    var isAboutWorld = true
    tables = graph.tables.map { table in
      let reached = isAboutWorld ? decided : possible
      if table.decides == .feasibility { isAboutWorld = false }
      return TableCoverage(of: table, by: reached)
    }
  }

  package var ruleCount: Int { tables.reduce(0) { $0 + $1.rules.count } }
  package var reachedRuleCount: Int { ruleCount - unreached.count }
  /// The rules that give no answer in any of the situations.
  package var unreached: [Rule] { tables.flatMap { $0.unreached } }
  /// The number of cells of all tables.
  package var cellCount: Int { tables.reduce(0) { $0 + $1.cellCount } }
  package var reachedCellCount: Int { tables.reduce(0) { $0 + $1.reachedCellCount } }
}

/// How much of one decision table some situations reach.
///
/// A cell is a possible combination of the values that the table reads; values that every rule
/// treats the same count as one.
package struct TableCoverage: Hashable, Sendable {
  package let name: String
  package let rules: [Rule]
  /// The rules that give no answer in any of the situations.
  package let unreached: [Rule]
  /// The number of cells in which a situation lies.
  package let reachedCellCount: Int
  private let answer: Answer

  init(of table: DecisionTable, by decided: [Region]) {
    let graph = DecisionGraph.routing
    let grid = TableGrid(table.table, in: .push)
    name = table.name
    rules = table.rules
    answer = table.decides
    let reached = Set(
      decided.flatMap { graph.rules(deciding: table.decides, in: $0) }.map { $0.id }
    )
    unreached = table.rules.filter { !reached.contains($0.id) }
    reachedCellCount = Set(decided.map { grid.cell(of: $0) }).count
  }

  /// The number of cells that can exist.
  package var cellCount: Int { Self.cellCounts[answer] ?? 0 }

  /// The number of cells of each table, by its answer.
  private static let cellCounts = Dictionary(
    uniqueKeysWithValues: DecisionGraph.routing.tables.map { ($0.decides, cellCount(of: $0)) }
  )

  /// Counts the cells of a table that can exist.
  static func cellCount(of table: DecisionTable) -> Int {
    let isAboutWorld = table.decides.rawValue <= Answer.feasibility.rawValue
    let world = isAboutWorld ? Region.any : Region(.feasibility(.open))
    return TableGrid(table.table, in: .push).cellCount(in: .routing, within: world)
  }
}
