/// The proof that every event in every moment that can be has exactly one rule.
public struct LifecycleProof: Sendable {
  /// What is wrong, in words; empty if all is proven.
  public let defects: [String]
  /// The number of moments that can be, over all events.
  public let momentCount: Int

  /// The proof of the tables of the life cycle.
  public static let lifecycle = LifecycleProof(.lifecycle, .lifecycle)

  init(_ transitions: TransitionTable, _ callbacks: CallbackTable) {
    defects =
      transitions.defects.map(\.description)
      + callbacks.overlaps.map { "\($0.0) and \($0.1) run the same callback in one moment" }
      + ViewRule.defects
    momentCount =
      StateRule.feasible.reduce(0) { $0 + $1.volume } * LifecycleEvent.allCases.count
  }
}

extension TransitionDefect: CustomStringConvertible {
  /// The defect with the moments in which it shows.
  var description: String {
    switch self {
    case .overlap(let one, let other, let event, let moments):
      "\(one) and \(other) both decide \(event.name) where: \(moments)"
    case .gap(let event, let moments): "nothing decides \(event.name) where: \(moments)"
    case .dead(let id): "\(id) never counts"
    case .leadsAstray(let id, let moments, let reason): "\(id) leads astray: \(reason): \(moments)"
    }
  }
}
