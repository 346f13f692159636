/// The transitions of the life cycle: every event in every moment has exactly one.
struct TransitionTable: Sendable {
  /// The rules, in the order in which they are listed.
  let rules: [Transition]
  private let rulesByEvent: [[Transition]]

  /// Collects rules; their order does not matter.
  init(_ rules: [Transition]) {
    self.rules = rules
    rulesByEvent = LifecycleEvent.allCases.map { event in
      rules.filter { $0.events.contains(event) }
    }
  }

  /// The rules of the life cycle.
  static let lifecycle = TransitionTable(
    Transition.opening + Transition.notifications + Transition.actions + Transition.pushes
      + Transition.backgroundWork + Transition.leaving + Transition.switcher + Transition.removal
      + Transition.locking + Transition.calls + Transition.centers + Transition.memory
      + Transition.breaks + Transition.sceneLoss + Transition.backgroundTime + Transition.views
  )

  /// The rules about an event.
  func rules(for event: LifecycleEvent) -> [Transition] { rulesByEvent[Int(event.rawValue)] }

  /// The rule for an event in a single moment that can be.
  func rule(for event: LifecycleEvent, in moment: Moments) -> Transition {
    guard let rule = rules(for: event).first(where: { $0.when.contains(moment) }) else {
      preconditionFailure("no rule of the life cycle for \(event.name)")
    }
    return rule
  }
}
