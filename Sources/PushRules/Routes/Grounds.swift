/// The rules that an answer rests on.
struct Grounds: Sendable {
  private let graph: DecisionGraph
  let decided: Box
  /// What each answer rests on, by the place of its column; nil where no table decides.
  private var grounds = [Ground?](repeating: nil, count: Column.derived.count)

  /// The row that speaks for an answer, and how sure that is with the answers that it reads.
  private struct Ground: Sendable {
    let table: Int
    let row: Int
    let confidence: Confidence
  }

  /// Finds the grounds of all answers: a table reads only those before it.
  init(graph: DecisionGraph, decided: Box) {
    self.graph = graph
    self.decided = decided
    let holding = graph.rows(holdingIn: decided)
    for number in graph.tables.indices {
      let rows = graph.index.rows(of: number, in: holding)
      if rows != 0 {
        grounds[Self.place(of: graph.tables[number].decides)] = ground(of: number, holding: rows)
      }
    }
  }

  /// The contested rules behind the answers of some columns.
  func contested(behind columns: [Column]) -> [Rule] {
    confidence(of: columns) == .contested ? rules(behind: columns, as: .contested) : []
  }

  /// The rules behind the answers of some columns, and those behind the answers that they read; of
  /// one confidence or of any.
  func rules(behind columns: [Column], as confidence: Confidence? = nil) -> [Rule] {
    var found: [Rule] = []
    var seen: UInt64 = 0
    for column in columns { follow(column, as: confidence, into: &found, passing: &seen) }
    return found
  }

  /// The confidence of the weakest rule behind some columns.
  func confidence(of columns: [Column]) -> Confidence {
    columns.reduce(.documented) { max($0, confidence(of: $1)) }
  }

  private func confidence(of column: Column) -> Confidence {
    ground(of: column)?.confidence ?? .documented
  }

  /// Among the rules that decide some columns, the first that is as weak as any.
  func speaker(of columns: [Column]) -> Rule? {
    let rules = columns.compactMap { ground(of: $0).map(rule) }
    return rules.first { rule in rules.allSatisfy { $0.confidence <= rule.confidence } }
  }

  /// Adds the rules behind an answer, each once: the bits tell which answers were passed.
  private func follow(
    _ column: Column,
    as confidence: Confidence?,
    into found: inout [Rule],
    passing seen: inout UInt64
  ) {
    guard let ground = ground(of: column) else { return }
    let bit = 1 << UInt64(Self.place(of: column)) as UInt64
    guard seen & bit == 0 else { return }
    seen |= bit
    let rule = rule(of: ground)
    if rule.confidence == confidence ?? rule.confidence { found.append(rule) }
    forEachAnswer(readBy: ground.row, of: ground.table) {
      follow($0, as: confidence, into: &found, passing: &seen)
    }
  }

  private func ground(of column: Column) -> Ground? {
    column.isDerived ? grounds[Self.place(of: column)] : nil
  }

  private static func place(of column: Column) -> Int {
    Int(column.rawValue - Column.place.rawValue)
  }

  private func rule(of ground: Ground) -> Rule {
    graph.tables[ground.table].allRules[ground.row]
  }

  /// Of several obstacles that close a gate, the surest speaks.
  private func ground(of table: Int, holding rows: UInt64) -> Ground {
    var surest = ground(of: table, row: rows.trailingZeroBitCount)
    var others = rows & (rows &- 1)
    while others != 0, !isOpen(others.trailingZeroBitCount, of: table) {
      let other = ground(of: table, row: others.trailingZeroBitCount)
      if other.confidence < surest.confidence { surest = other }
      others &= others &- 1
    }
    return surest
  }

  private func ground(of table: Int, row: Int) -> Ground {
    var confidence = graph.tables[table].allRules[row].confidence
    forEachAnswer(readBy: row, of: table) { confidence = max(confidence, self.confidence(of: $0)) }
    return Ground(table: table, row: row, confidence: confidence)
  }

  /// Whether a row is the one of an open gate.
  private func isOpen(_ row: Int, of table: Int) -> Bool {
    graph.tables[table].kind == .gate && row == graph.said.range(of: table).count - 1
  }

  /// Calls with each answer that a row reads; that of an open gate reads what keeps it open.
  @inline(__always)
  private func forEachAnswer(readBy row: Int, of table: Int, _ body: (Column) -> Void) {
    let rows = graph.said.range(of: table)
    guard isOpen(row, of: table) else {
      let read = Box.any.without(graph.said.rows[rows.lowerBound + row].condition)
      return (read & Self.weakening).forEachColumn { column, _ in body(column) }
    }
    for obstacle in rows.dropLast() {
      let support = support(against: graph.said.rows[obstacle].condition)
      if let support, support != .presentation { body(support) }
    }
  }

  /// The surest answer that averts an obstacle, or nil if the situation itself does.
  private func support(against obstacle: Box) -> Column? {
    var surest: Column?
    var isAverted = false
    (decided & obstacle).emptyColumns.forEachColumn { column, _ in
      isAverted = isAverted || !column.isDerived
      if let known = surest, confidence(of: known) <= confidence(of: column) { return }
      surest = column
    }
    return isAverted ? nil : surest
  }

  /// The bits of the answers that can weaken those that read them.
  ///
  /// Whether the push is shown cannot: only what follows the user's action reads it, and the
  /// question says that the user acts.
  private static let weakening = Box.answers.without(Column.presentation.mask)
}
