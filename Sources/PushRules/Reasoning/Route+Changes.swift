extension Route {
  /// The rules that speak for this side of a difference: for a call, or for its absence.
  public func rules(behind change: AnswerChange) -> [Rule] {
    switch change {
    case .gained(let method, let phase), .lost(let method, let phase),
      .state(let method, let phase, _, _):
      rules(behind: method, in: phase)
    case .answer(let part, _, _):
      part.column.map { DecisionGraph.routing.rules(deciding: $0, in: decided) } ?? []
    }
  }

  private func rules(behind method: DelegateMethod, in phase: Phase) -> [Rule] {
    if let call = calls.first(where: { $0.method == method && $0.phase == phase }) {
      return [call.rule]
    }
    let explanation = Explanation(composition: .routing, situation: situation.box, decided: decided)
    return explanation.causes(against: method, in: phase)
  }
}
