package import DecisionTables

/// The answers of all tables for one situation.
///
/// A ``Route`` also has the reasons, and takes much longer.
package struct Decision: Hashable, Sendable {
  private let situation: Region
  private let holding: RowSet

  package init(_ situation: Situation) { self.init(situation.region) }

  /// Decides a situation given as a region with one value in each input.
  package init(_ situation: Region) {
    self.situation = situation
    holding = DecisionGraph.routing.graph.rows(holdingIn: situation)
  }

  private var decided: Region { DecisionGraph.routing.graph.answers(of: holding, in: situation) }

  /// Why the situation cannot exist, or nil if it can; if not nil, the other answers mean nothing.
  package var contradiction: Contradiction? { Contradiction(in: decided) }

  package var wake: Wake? { value(of: .wake) }

  package var presentation: Presentation? { value(of: .presentation) }

  package var finalState: FinalState? { value(of: .finalState) }

  package func methods(in phase: Phase) -> [DelegateMethod] {
    PossibleCall.methods(in: phase, of: decided)
  }

  private func value<Value: ColumnValue>(of answer: Answer) -> Value? {
    let values = decided[answer]
    guard values.nonzeroBitCount == 1 else { return nil }
    return Value(place: values.trailingZeroBitCount)
  }
}

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
