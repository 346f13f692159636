internal import DecisionTables
internal import PushRules

/// What comes of every event in every state that can be.
struct TransitionTable: Sendable {
  /// The rules; their order means nothing.
  let transitions: [Transition]
  let table: OutcomeTable

  /// Collects rules.
  init(_ transitions: [Transition]) {
    self.transitions = transitions
    table = OutcomeTable(
      "transitions",
      in: .lifecycle,
      obstacles: Self.obstacles,
      rows: transitions.map { $0.rule }
    )
  }

  /// The rules of the life cycle.
  static let lifecycle = TransitionTable(
    Transition.opening + Transition.notifications + Transition.actions + Transition.pushes
      + Transition.backgroundWork + Transition.leaving + Transition.switcher + Transition.removal
      + Transition.locking + Transition.calls + Transition.centers + Transition.memory
      + Transition.breaks + Transition.sceneLoss + Transition.backgroundTime + Transition.views
  )

  /// The rule for a single moment that can be.
  func transition(in moment: Region) -> Transition {
    guard let place = table.row(in: moment) else {
      preconditionFailure("no rule of the life cycle for " + moment.words)
    }
    return transitions[place]
  }

  /// Why some moment of a region cannot be, or nil if all of them can.
  func obstacle(in moments: Region) -> Rule? {
    table.obstacle(in: moments).map { Self.obstacles[$0] }
  }

  /// All moments that can be, as regions that may overlap.
  var possible: [Region] { table.possible }
}

// The proof.
extension TransitionTable {
  /// What is wrong with the rules, a sentence each; empty if they are proven.
  var defects: [String] { table.defects + strays }

  /// The number of events in states that can be.
  var momentCount: UInt64 { table.graph.situationCount }

  /// The rules that lead to a state that cannot be.
  private var strays: [String] {
    let possible = possible
    return transitions.flatMap { transition -> [String] in
      guard case .leads(_, let delta) = transition.outcome else { return [] }
      let starts = possible.map { $0 & transition.rule.row.condition }.filter { !$0.isEmpty }
      let ends = starts.flatMap { $0.after(delta) }
      return ends.compactMap { end in
        obstacle(in: end).map { obstacle in
          let moments = end & obstacle.row.condition
          return "\(transition.id) leads astray: \(obstacle.statement): \(moments.words)"
        }
      }
    }
  }
}

extension Region {
  /// The moments that a delta leads to from these.
  ///
  /// What follows from a delta depends on a few inputs: the region is split by them, and a state of
  /// each part is changed as the player changes it.
  fileprivate func after(_ delta: StateDelta) -> [Region] {
    split(by: Self.moving).map { part in
      var state = LifecycleState(in: part)
      state.apply(delta)
      let end = Region(state)
      var result = part
      for input in Self.moving { result[input] = end[input] }
      if delta.session != nil { result[.session] = end[.session] }
      result[.termination] = part.endings(after: delta, to: state)
      return result
    }
  }

  /// What may have ended the app once a delta was applied: the mark of a force quit may stay.
  private func endings(after delta: StateDelta, to state: LifecycleState) -> UInt64 {
    if state.process.isInForeground { return Entry.ended(.system).values }
    guard let termination = delta.termination else { return self[.termination] }
    let end = Entry.ended(termination).values
    guard termination == .system || termination == .crash else { return end }
    let mark = Entry.ended(.user).values & self[.termination]
    return self[.termination] == mark ? mark : mark | end
  }

  private static let moving: [LifecycleInput] =
    [.process, .overlay, .screen, .task, .notification, .scene, .firstUnlock]

  /// The parts of the region that have one value each of some inputs.
  func split(by inputs: [LifecycleInput]) -> [Region] {
    inputs.reduce([self]) { parts, input in
      parts.flatMap { part in part[input].bits.map { part.keeping($0, of: Column(input)) } }
    }
  }
}
