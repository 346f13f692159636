import DecisionTables

/// A situation that cannot exist.
public struct Contradiction: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rules that exclude it.
  public let rules: [Rule]

  /// The sentences of the rules that exclude the situation.
  public var description: String { rules.map { $0.statement }.joined(separator: " ") }

  /// The contradiction in a decided situation, or nil if the situation can exist.
  init?(in decided: Region, of graph: DecisionGraph = .routing) {
    if graph.graph.isFeasible(decided) { return nil }
    rules = graph.rules(deciding: .feasibility, in: decided)
  }

  /// The contradiction in a region without a possible situation, shown by one of its situations.
  init(of region: Region, in graph: DecisionGraph = .routing) {
    let witness = Schema.push.inputs(of: region.witness)
    rules = graph.rules(deciding: .feasibility, in: graph.graph.decide(witness))
  }
}

extension Situation {
  /// Why the situation cannot exist, or nil if it can.
  public var contradiction: Contradiction? {
    Contradiction(in: DecisionGraph.routing.graph.decide(region))
  }
}
