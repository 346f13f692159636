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
    Transition.opening + Transition.links + Transition.quickActions + Transition.notifications
      + Transition.actions + Transition.pushes
      + Transition.backgroundWork + Transition.prewarming + Transition.keepers
      + Transition.leaving + Transition.switcher + Transition.removal
      + Transition.locking + Transition.calls + Transition.alerts + Transition.centers
      + Transition.memory
      + Transition.breaks + Transition.restarts + Transition.sceneLoss + Transition.windows
      + Transition.backgroundTime + Transition.passingTime + Transition.views
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
      guard case .leads(let moves, let delta) = transition.outcome else { return [] }
      let starts = possible.map { $0 & transition.rule.row.condition }.filter { !$0.isEmpty }
      var aftermath = Aftermath(of: moves, delta)
      let ends = starts.flatMap { aftermath.ends(of: $0) }
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
  /// The parts of the region that have one value each of some inputs.
  func split(by inputs: [LifecycleInput]) -> [Region] {
    inputs.reduce([self]) { parts, input in
      parts.flatMap { part in part[input].bits.map { part.keeping($0, of: Column(input)) } }
    }
  }
}
