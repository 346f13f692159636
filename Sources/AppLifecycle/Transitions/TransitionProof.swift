/// What is wrong with the rules of the life cycle.
enum TransitionDefect: Hashable, Sendable {
  /// Two rules speak about the same event in the same moment.
  case overlap(String, String, LifecycleEvent, Moments)
  /// No rule speaks about an event in a moment that can be.
  case gap(LifecycleEvent, Moments)
  /// A rule speaks about no moment that can be.
  case dead(String)
  /// A rule leads to a state that cannot be.
  case leadsAstray(String, Moments, reason: String)
}

extension TransitionTable {
  /// What is wrong with the rules; empty if they are proven.
  var defects: [TransitionDefect] {
    LifecycleEvent.allCases.flatMap { overlaps(on: $0) + gaps(on: $0) } + deadRules + strayRules
  }

  private func overlaps(on event: LifecycleEvent) -> [TransitionDefect] {
    let rules = rules(for: event)
    return rules.enumerated().flatMap { index, rule in
      rules[..<index].compactMap { other in
        feasible(rule.when & other.when).first.map { .overlap(other.id, rule.id, event, $0) }
      }
    }
  }

  private func gaps(on event: LifecycleEvent) -> [TransitionDefect] {
    let undecided = rules(for: event).reduce(StateRule.feasible) { pieces, rule in
      pieces.flatMap { $0.subtracting(rule.when) }
    }
    return undecided.map { .gap(event, $0) }
  }

  private var deadRules: [TransitionDefect] {
    rules.filter { feasible($0.when).isEmpty }.map { .dead($0.id) }
  }

  private var strayRules: [TransitionDefect] {
    rules.flatMap { rule -> [TransitionDefect] in
      guard case .leads(_, let change) = rule.outcome else { return [] }
      return feasible(rule.when).flatMap { $0.after(change) }.compactMap { end in
        StateRule.all.first { !(end & $0.when).isEmpty }.map {
          .leadsAstray(rule.id, end & $0.when, reason: $0.statement)
        }
      }
    }
  }

  private func feasible(_ moments: Moments) -> [Moments] {
    StateRule.feasible.map { $0 & moments }.filter { !$0.isEmpty }
  }
}
