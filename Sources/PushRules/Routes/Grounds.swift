/// The rules that an answer rests on.
struct Grounds: Sendable {
  let graph: DecisionGraph
  let decided: Box

  /// The rules behind the answers of some columns, and those behind the answers that they read.
  func rules(behind columns: [Column]) -> [Rule] {
    var found: [Rule] = []
    for column in columns { follow(column, into: &found) }
    return found
  }

  /// The confidence of the weakest rule behind some columns.
  func confidence(of columns: [Column]) -> Confidence {
    rules(behind: columns).map(\.confidence).max() ?? .documented
  }

  /// Among the rules that decide some columns, the first that is as weak as any.
  func speaker(of columns: [Column]) -> Rule? {
    let rules = columns.compactMap { strongest(graph.rules(deciding: $0, in: decided)) }
    return rules.first { rule in rules.allSatisfy { $0.confidence <= rule.confidence } }
  }

  private func follow(_ column: Column, into found: inout [Rule]) {
    guard let table = graph.table(deciding: column) else { return }
    guard let rule = strongest(graph.rules(deciding: column, in: decided)) else { return }
    guard !found.contains(where: { $0.id == rule.id }) else { return }
    found.append(rule)
    let read = rule.id == table.open?.id ? supports(of: table) : rule.condition.columns
    for column in read where mayWeaken(column) { follow(column, into: &found) }
  }

  /// Of several obstacles that close a gate, the one that is surest.
  private func strongest(_ rules: [Rule]) -> Rule? {
    guard rules.count > 1 else { return rules.first }
    return rules.min { confidence(of: $0) < confidence(of: $1) }
  }

  private func confidence(of rule: Rule) -> Confidence {
    max(rule.confidence, confidence(of: rule.condition.columns.filter(mayWeaken)))
  }

  /// Whether an answer can weaken those that read it.
  ///
  /// Whether the push is shown cannot: only what follows the user's action reads it, and the
  /// question says that the user acts.
  private func mayWeaken(_ column: Column) -> Bool { column.isDerived && column != .presentation }

  /// The answers that keep a gate open: each averts an obstacle that nothing else averts.
  private func supports(of gate: DecisionTable) -> [Column] {
    gate.rules.compactMap { obstacle in
      let missed = (decided & obstacle.condition).emptyColumns.spokenColumns
      guard missed.allSatisfy(\.isDerived) else { return nil }
      return missed.min { confidence(of: [$0]) < confidence(of: [$1]) }
    }
  }
}
