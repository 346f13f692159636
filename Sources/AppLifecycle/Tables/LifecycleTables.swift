import DecisionTables
import PushRules

enum LifecycleTables {
  static let transitions = RuleTable(
    "transitions",
    in: .lifecycle,
    obstacles: Transitions.obstacles,
    rules: Transitions.all
  )

  /// The rules about what each move runs, in the order in which they run.
  private static let callbacks = Dictionary(grouping: Callbacks.all) { $0.outcome.move }

  static func callbacks(of move: Move, in moment: Region) -> [CallbackRule] {
    callbacks[move, default: []].filter { $0.condition.contains(moment) }
  }

  static let views = RuleTable("views", in: .views, rules: ViewRules.all + ViewRules.obstacles)
}

extension RuleTable<Transition> {
  /// The rule for a single possible moment.
  func transition(in moment: Region) -> Transition {
    guard let rule = rule(in: moment) else {
      preconditionFailure("no rule of the life cycle for " + moment.words)
    }
    return rule
  }

  /// The rules that lead to an impossible state, a sentence each.
  var invalidStates: [String] {
    let possible = possible
    return rules.flatMap { transition -> [String] in
      guard case .leads(let moves, let delta) = transition.outcome else { return [] }
      let starts = possible.map { $0 & transition.condition }.filter { !$0.isEmpty }
      var successors = Successors(of: moves, delta)
      let ends = starts.flatMap { successors.moments(after: $0) }
      return ends.compactMap { end in
        obstacle(in: end).map { obstacle in
          let moments = end & obstacle.condition
          return "\(transition.id) leads astray: \(obstacle.rule.statement): \(moments.words)"
        }
      }
    }
  }
}

extension [CallbackRule] {
  /// The pairs of rules that run the same callback in the same moment, a sentence each.
  var duplicates: [String] {
    enumerated().flatMap { index, rule in
      self[..<index].filter { other in
        other.outcome.move == rule.outcome.move && other.outcome.callback == rule.outcome.callback
          && other.outcome.notification == rule.outcome.notification
          && other.condition.intersects(rule.condition)
      }
      .map { "\($0.id) and \(rule.id) run the same callback in one moment" }
    }
  }
}

extension Region {
  /// The parts of the region with one value for each of some inputs.
  func split(by inputs: [LifecycleInput]) -> [Region] {
    inputs.reduce([self]) { parts, input in
      parts.flatMap { part in part[input].bits.map { part.keeping($0, of: Column(input)) } }
    }
  }
}

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
