/// How much of the decision tables some situations reach.
public struct Coverage: Sendable {
  /// The tables, in the order in which they feed each other.
  public let tables: [TableCoverage]

  /// Finds what situations reach; one that cannot exist reaches the tables that say so.
  public init(of situations: [Situation]) { self.init(of: situations.map(\.box)) }

  init(of situations: [Box]) {
    let graph = DecisionGraph.routing
    let decided = situations.map(graph.decide)
    let possible = decided.filter { Box.world(.open).contains($0) }
    var isAboutWorld = true
    tables = graph.tables.map { table in
      let reached = isAboutWorld ? decided : possible
      if table.decides == .world { isAboutWorld = false }
      return TableCoverage(of: table, by: reached)
    }
  }

  /// The number of rules.
  public var ruleCount: Int { tables.reduce(0) { $0 + $1.rules.count } }
  /// The number of rules that are behind an answer in one of the situations.
  public var reachedRuleCount: Int { ruleCount - unreached.count }
  /// The rules that are behind no answer in any of the situations.
  public var unreached: [Rule] { tables.flatMap(\.unreached) }
  /// The number of cells of all tables.
  public var cellCount: Int { tables.reduce(0) { $0 + $1.cellCount } }
  /// The number of cells in which a situation lies.
  public var reachedCellCount: Int { tables.reduce(0) { $0 + $1.reachedCellCount } }
}

/// How much of one decision table some situations reach.
///
/// A cell is a combination of the values that the table reads, where values that no rule tells
/// apart are one; only combinations that can exist are counted.
public struct TableCoverage: Hashable, Sendable {
  /// The name of the table.
  public let name: String
  /// All rules of the table.
  public let rules: [Rule]
  /// The rules that are behind no answer in any of the situations.
  public let unreached: [Rule]
  /// The number of cells in which a situation lies.
  public let reachedCellCount: Int
  private let column: Column

  init(of table: DecisionTable, by decided: [Box]) {
    let graph = DecisionGraph.routing
    let grid = TableGrid(table)
    name = table.name
    rules = table.allRules
    column = table.decides
    let reached = Set(
      decided.flatMap { graph.rules(deciding: table.decides, in: $0) }.map(\.id)
    )
    unreached = table.allRules.filter { !reached.contains($0.id) }
    reachedCellCount = Set(decided.map(grid.cell)).count
  }

  /// The number of cells that can exist.
  public var cellCount: Int { Self.cellCounts[column] ?? 0 }

  /// The number of cells of each table, by the column that it decides: counted once.
  private static let cellCounts: [Column: Int] = {
    var counts: [Column: Int] = [:]
    var world = Box.any
    for table in DecisionGraph.routing.tables {
      counts[table.decides] = TableGrid(table).cellCount(in: .routing, within: world)
      if table.decides == .world { world = .world(.open) }
    }
    return counts
  }()
}
