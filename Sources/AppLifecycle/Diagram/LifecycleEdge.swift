internal import DecisionTables
internal import PushRules

/// An edge of the state diagram: one state to the next, what runs on the way, and what leads there.
package struct LifecycleEdge: Hashable, Sendable {
  /// The state before.
  package let from: ProcessState
  /// The state after.
  package let to: ProcessState
  /// The words of the events that lead over it, alone or with other edges.
  package let events: [String]
  /// The callbacks of the app and its scene, in order; empty for a silent edge.
  package let callbacks: [Callback]

  /// All edges of the machine for an app, a device and a version of iOS.
  ///
  /// What only some starts run, such as state restoration or a session that is new, is left out.
  package static func all(in configuration: LifecycleConfiguration) -> [LifecycleEdge] {
    var edges: [LifecycleEdge] = []
    for way in configuration.ways {
      let same = edges.firstIndex {
        $0.from == way.from && $0.to == way.to && $0.callbacks == way.callbacks
      }
      if let same {
        edges[same] = edges[same].adding(way.events)
      } else {
        edges.append(way)
      }
    }
    return edges.sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  private func adding(_ others: [String]) -> LifecycleEdge {
    let new = others.filter { !events.contains($0) }
    return LifecycleEdge(from: from, to: to, events: events + new, callbacks: callbacks)
  }
}

extension LifecycleConfiguration {
  /// The edges that each transition leads over, from each state in which it can happen.
  fileprivate var ways: [LifecycleEdge] {
    let fixed = Region(self)
    let possible = TransitionTable.lifecycle.possible.map { $0 & fixed }.filter { !$0.isEmpty }
    return TransitionTable.lifecycle.transitions.flatMap { transition in
      possible.map { $0 & transition.rule.row.condition }.filter { !$0.isEmpty }
        .flatMap { $0.split(by: [.process, .task]) }
        .flatMap { edges(by: transition, from: LifecycleState(in: $0)) }
    }
  }

  private func edges(by transition: Transition, from start: LifecycleState) -> [LifecycleEdge] {
    guard case .leads(let moves, let delta) = transition.outcome else { return [] }
    let events = transition.rule.row.condition.events.map { $0.name }
    let moment = Region(self).with(start)
    var end = start
    end.apply(delta)
    var process = start.process
    var edges: [LifecycleEdge] = []
    for move in moves {
      var path = [process]
      move.extend(&path, lifecycle)
      for (index, next) in path.enumerated().dropFirst() {
        let callbacks = index + 1 == path.count ? callbacks(of: move, in: moment) : []
        edges.append(LifecycleEdge(from: process, to: next, events: events, callbacks: callbacks))
        process = next
      }
    }
    guard end.process != process else { return edges }
    return edges + [LifecycleEdge(from: process, to: end.process, events: events, callbacks: [])]
  }

  private func callbacks(of move: Move, in moment: Region) -> [Callback] {
    CallbackTable.lifecycle.rules(for: move)
      .filter { $0.condition.contains(moment) }
      .compactMap { $0.effect.callback }
  }
}
