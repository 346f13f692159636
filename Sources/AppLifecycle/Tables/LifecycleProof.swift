internal import DecisionTables

/// The proof that every event in every state that can be has exactly one rule.
package struct LifecycleProof: Sendable {
  /// What is wrong, in words; empty if all is proven.
  package let defects: [String]
  /// The number of events in states that can be.
  package let momentCount: UInt64

  /// The proof of the tables of the life cycle.
  package static let lifecycle = LifecycleProof(
    LifecycleTables.transitions,
    LifecycleTables.callbacks.rules,
    LifecycleTables.views
  )

  init(
    _ transitions: RuleTable<Transition>,
    _ callbacks: [CallbackRule],
    _ views: RuleTable<ViewRule>
  ) {
    defects = transitions.defects + transitions.strays + callbacks.doubles + views.defects
    momentCount = transitions.graph.situationCount
  }
}
