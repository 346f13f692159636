import DecisionTables

extension Route {
  /// The rules for a difference on this side: those for or against a call, or those for the state.
  package func rules(behind change: AnswerChange) -> [Rule] {
    switch change {
    case .gained(let method, let phase), .lost(let method, let phase):
      let call = calls.first { $0.method == method && $0.phase == phase }
      return call.map { [$0.rule] } ?? causeSearch.causes(against: method, in: phase)
    case .answer(let part, _, _):
      return rules(deciding: part.answer.map { [$0] } ?? [])
    case .state(let method, let phase, _, _):
      return rules(deciding: answers(behindStateIn: method, phase))
    }
  }

  private func rules(deciding answers: [Answer]) -> [Rule] {
    answers.flatMap { DecisionGraph.routing.rules(deciding: $0, in: decided) }
  }

  /// The answers that decide the state that the app reads: where the app is or, if the user acts
  /// while it is in the background, whether that brings it forward.
  private func answers(behindStateIn method: DelegateMethod, _ phase: Phase) -> [Answer] {
    if phase == .arrival || Entry.place(.foreground).contains(decided) { return [.place] }
    return method.isOfLaunch ? [.comesForward, .lifecycleInEffect] : [.comesForward]
  }
}
