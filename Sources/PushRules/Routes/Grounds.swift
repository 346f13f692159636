/// The rules that an answer rests on.
struct Grounds: Sendable {
  private let graph: DecisionGraph
  let decided: Box
  /// What each answer rests on, by the place of its column; nil where no table decides.
  private var grounds = [Ground?](repeating: nil, count: Column.derived.count)

  /// The rule that speaks for an answer, the answers that it reads, and how sure all that is.
  private struct Ground: Sendable {
    let rule: Rule
    let reads: [Column]
    let confidence: Confidence
  }

  /// Finds the grounds of all answers: a table reads only those before it.
  init(graph: DecisionGraph, decided: Box) {
    self.graph = graph
    self.decided = decided
    let holding = graph.rows(holdingIn: decided)
    for number in graph.tables.indices {
      let table = graph.tables[number]
      let rows = graph.index.rows(of: number, in: holding)
      grounds[Self.place(of: table.decides)] = ground(of: table, holding: rows)
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
    let rules = columns.compactMap { ground(of: $0)?.rule }
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
    if ground.rule.confidence == confidence ?? ground.rule.confidence { found.append(ground.rule) }
    for column in ground.reads { follow(column, as: confidence, into: &found, passing: &seen) }
  }

  private func ground(of column: Column) -> Ground? {
    column.isDerived ? grounds[Self.place(of: column)] : nil
  }

  private static func place(of column: Column) -> Int {
    Int(column.rawValue - Column.place.rawValue)
  }

  private func ground(of table: DecisionTable, holding rows: UInt64) -> Ground? {
    guard rows != 0 else { return nil }
    let first = rows.trailingZeroBitCount
    if first == table.rules.count, let open = table.open {
      return ground(of: open, reads: supports(of: table))
    }
    let obstacles = table.rules.indices.filter { rows & 1 << UInt64($0) != 0 }
    let rule =
      obstacles.count == 1 ? table.rules[first] : strongest(obstacles.map { table.rules[$0] })
    return rule.map { ground(of: $0, reads: answersRead(by: $0)) }
  }

  private func ground(of rule: Rule, reads: [Column]) -> Ground {
    Ground(rule: rule, reads: reads, confidence: max(rule.confidence, confidence(of: reads)))
  }

  /// Of several obstacles that close a gate, the one that is surest.
  private func strongest(_ rules: [Rule]) -> Rule? {
    rules.min { confidence(of: $0) < confidence(of: $1) }
  }

  private func answersRead(by rule: Rule) -> [Column] {
    (Box.any.without(rule.condition) & Self.weakening).spokenColumns
  }

  private func confidence(of rule: Rule) -> Confidence {
    max(rule.confidence, confidence(of: answersRead(by: rule)))
  }

  /// The bits of the answers that can weaken those that read them.
  ///
  /// Whether the push is shown cannot: only what follows the user's action reads it, and the
  /// question says that the user acts.
  private static let weakening = Column.derived.reduce(Box.zero) {
    $1 == .presentation ? $0 : $0 | $1.mask
  }

  /// The answers that keep a gate open: each averts an obstacle that nothing else averts.
  private func supports(of gate: DecisionTable) -> [Column] {
    gate.rules.indices.compactMap { row in
      let missed = (decided & gate.rules[row].condition).emptyColumns.spokenColumns
      guard missed.allSatisfy(\.isDerived) else { return nil }
      return missed.min { confidence(of: $0) < confidence(of: $1) }
    }
    .filter { $0 != .presentation }
  }
}
