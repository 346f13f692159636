internal import DecisionTables
internal import PushRules

/// The callbacks of the life cycle, by the move that runs them.
struct CallbackTable: Sendable {
  /// The rules; those of one move stand in the order in which they run.
  let rules: [CallbackRule]
  private let rulesByMove: [[CallbackRule]]

  /// Collects rules.
  init(_ rules: [CallbackRule]) {
    self.rules = rules
    rulesByMove = Move.allCases.map { move in rules.filter { $0.move == move } }
  }

  /// The rules of the life cycle.
  static let lifecycle = CallbackTable(
    CallbackRule.launch + CallbackRule.launchOfScene + CallbackRule.launchBehind
      + CallbackRule.foreground + CallbackRule.activation + CallbackRule.background
      + CallbackRule.saving + CallbackRule.work + CallbackRule.ends + CallbackRule.links
      + CallbackRule.activities + CallbackRule.quickActions + CallbackRule.windows
  )

  /// The rules about a move, in the order in which they run.
  func rules(for move: Move) -> [CallbackRule] { rulesByMove[Int(move.rawValue)] }

  /// The pairs of rules that run the same callback in the same moment, a sentence each.
  var defects: [String] {
    rulesByMove.flatMap { rules in
      rules.enumerated().flatMap { index, rule in
        rules[..<index]
          .filter { $0.effect.callback == rule.effect.callback }
          .filter { $0.effect.notification == rule.effect.notification }
          .filter { $0.condition.intersects(rule.condition) }
          .map { "\($0.id) and \(rule.id) run the same callback in one moment" }
      }
    }
  }
}
