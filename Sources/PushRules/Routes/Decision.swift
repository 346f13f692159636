/// What all tables decide about one situation, without the reasons.
///
/// A ``Route`` gives the reasons too, and takes a thousand times as long.
public struct Decision: Hashable, Sendable {
  private let situation: Box
  /// The rows of all tables that hold.
  private let holding: RowSet

  /// Decides.
  public init(_ situation: Situation) { self.init(situation.box) }

  /// Decides about a situation that is given as a box with one value in each part.
  package init(_ situation: Box) {
    self.situation = situation
    holding = DecisionGraph.routing.rows(holdingIn: situation)
  }

  /// The situation with the answers of all tables.
  private var decided: Box { DecisionGraph.routing.answers(of: holding, in: situation) }

  /// Why the situation cannot exist, or nil if it can; then everything else has a meaning.
  public var contradiction: Contradiction? { Contradiction(in: decided, of: .routing) }

  /// What the push does to the process of the app.
  public var wake: Wake? { value(in: .wake) }

  /// What the user gets to see or hear.
  public var presentation: Presentation? { value(in: .presentation) }

  /// The state of the app when all handlers have returned.
  public var finalState: FinalState? { value(in: .finalState) }

  /// The methods that run in a phase, in order.
  public func methods(in phase: Phase) -> [DelegateMethod] {
    let decided = decided
    return Occasion.all.filter { $0.phase == phase && $0.when.contains(decided) }.map(\.method)
  }

  private func value<Value: ColumnValue>(in column: Column) -> Value? {
    let bits = decided[column]
    guard bits.nonzeroBitCount == 1 else { return nil }
    return Value(rawValue: UInt8(bits.trailingZeroBitCount))
  }
}
