internal import DecisionTables

/// The proof that exactly one rule decides every event in every possible state.
package struct LifecycleProof: Sendable {
  package let defects: [String]
  package let momentCount: UInt64

  package static let lifecycle = LifecycleProof(
    LifecycleTables.transitions,
    Callbacks.all,
    LifecycleTables.views
  )

  init(
    _ transitions: RuleTable<Transition>,
    _ callbacks: [CallbackRule],
    _ views: RuleTable<ViewRule>
  ) {
    defects = transitions.defects + transitions.invalidStates + callbacks.duplicates + views.defects
    momentCount = transitions.graph.situationCount
  }
}
