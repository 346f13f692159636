extension Route {
  /// The rules that speak for this side of a difference.
  ///
  /// They are those for a call or against it, or those that decide the state that the app reads.
  public func rules(behind change: AnswerChange) -> [Rule] {
    switch change {
    case .gained(let method, let phase), .lost(let method, let phase):
      rules(behind: method, in: phase)
    case .answer(let part, _, _):
      rules(deciding: part.column.map { [$0] } ?? [])
    case .state(let method, let phase, _, _):
      rules(deciding: columns(behindStateIn: method, phase))
    }
  }

  private func rules(deciding columns: [Column]) -> [Rule] {
    columns.flatMap { DecisionGraph.routing.rules(deciding: $0, in: decided) }
  }

  /// The columns that decide the state that the app reads.
  ///
  /// That is where the app is or, if the user acts while it is behind, whether that brings it
  /// forward; with scenes the methods of a launch run before it comes.
  private func columns(behindStateIn method: DelegateMethod, _ phase: Phase) -> [Column] {
    if phase == .arrival || Box.place(.foreground).contains(decided) { return [.place] }
    return method.isOfLaunch ? [.forward, .interface] : [.forward]
  }

  private func rules(behind method: DelegateMethod, in phase: Phase) -> [Rule] {
    if let call = calls.first(where: { $0.method == method && $0.phase == phase }) {
      return [call.rule]
    }
    let explanation = Explanation(composition: .routing, situation: situation.box, decided: decided)
    return explanation.causes(against: method, in: phase)
  }
}
