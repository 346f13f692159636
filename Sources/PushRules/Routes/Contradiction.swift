/// A situation that cannot exist.
public struct Contradiction: Error, Hashable, Sendable {
  /// The rules that say so.
  public let rules: [Rule]

  /// The contradiction in a decided situation, or nil if the situation can exist.
  init?(in decided: Box, of graph: DecisionGraph) {
    if Box.world(.open).contains(decided) { return nil }
    rules = graph.rules(deciding: .world, in: decided)
  }

  /// The contradiction in one of the situations of a box in which none can exist.
  init(of box: Box, in graph: DecisionGraph) {
    rules = graph.rules(deciding: .world, in: graph.decide(box.witness.situation))
  }
}

extension Situation {
  /// Why the situation cannot exist, or nil if it can.
  public var contradiction: Contradiction? {
    let graph = DecisionGraph.routing
    return Contradiction(in: graph.decide(box), of: graph)
  }
}
