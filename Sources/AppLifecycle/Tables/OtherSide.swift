import PushRules

/// What happens if the other side of a contested rule is right.
enum OtherSide: Hashable, Sendable {
  /// The transition makes other moves in place of some, and more after them.
  case moves([Move: [Move]] = [:], then: [Move] = [])
  /// The app is suspended, which an event shows.
  case suspended(shownBy: LifecycleEvent)
  /// The callback does not run.
  case notCalled
  /// Views do not wait for their scene.
  case viewsAtOnce
  /// Methods run in the same view controller after another one.
  case methods([LifecycleMethod], after: LifecycleMethod)
  /// No order of callbacks distinguishes the sides; the text is why, and what does.
  case inconclusive(String)

  /// The outcome of a transition if this is right.
  func outcome(insteadOf own: TransitionOutcome) -> TransitionOutcome {
    guard case .leads(let moves, var delta) = own else { return own }
    switch self {
    case .moves(let changed, let more):
      let made = moves.flatMap { changed[$0] ?? [$0] } + more
      // An app that has resigned does not resign again.
      let repeated = made.indices.filter { $0 > 0 && made[$0] == made[$0 - 1] }
      return .leads(made.indices.filter { !repeated.contains($0) }.map { made[$0] }, delta)
    case .suspended:
      delta.process = .state(.suspended)
      return .leads(moves, delta)
    case .notCalled, .viewsAtOnce, .methods, .inconclusive: return own
    }
  }
}

/// A contested rule that is played as if its other side were right.
struct DisputedSide: Hashable, Sendable {
  let rule: String
  let side: OtherSide

  func outcome(of transition: Transition) -> TransitionOutcome {
    transition.id == rule ? side.outcome(insteadOf: transition.outcome) : transition.outcome
  }

  func suppresses(_ callback: CallbackRule) -> Bool { callback.id == rule && side == .notCalled }
}

/// The other side of a contested rule, how to settle it, and what it leads to.
struct LifecycleDispute: Sendable {
  let grade: EvidenceGrade
  let other: OtherSide

  static func contested(
    _ otherSide: String,
    settle experiment: String,
    otherwise other: OtherSide
  ) -> LifecycleDispute {
    LifecycleDispute(grade: .contested(otherSide, settle: experiment), other: other)
  }
}
