/// The proof that every event in every state that can be has exactly one rule.
package struct LifecycleProof: Sendable {
  /// What is wrong, in words; empty if all is proven.
  package let defects: [String]
  /// The number of events in states that can be.
  package let momentCount: UInt64

  /// The proof of the tables of the life cycle.
  package static let lifecycle = LifecycleProof(.lifecycle, .lifecycle, .all)

  init(_ transitions: TransitionTable, _ callbacks: CallbackTable, _ views: ViewTable) {
    defects = transitions.defects + callbacks.defects + views.defects
    momentCount = transitions.momentCount
  }
}
