/// An edge of the state diagram: one state to the next, what runs on the way, and what leads there.
public struct LifecycleEdge: Hashable, Sendable {
  /// The state before.
  public let from: ProcessState
  /// The state after.
  public let to: ProcessState
  /// The words of the events that lead over it, alone or with other edges.
  public let events: [String]
  /// The callbacks of the app and its scene, in order; empty for a silent edge.
  public let callbacks: [Callback]

  /// All edges of the machine for an app, a device and a version of iOS.
  ///
  /// What only some starts run, such as state restoration or a session that is new, is left out.
  public static func all(in configuration: LifecycleConfiguration) -> [LifecycleEdge] {
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
    let fixed = Moments(self)
    return TransitionTable.lifecycle.rules.flatMap { rule in
      StateRule.feasible.map { $0 & rule.when & fixed }.filter { !$0.isEmpty }
        .flatMap { $0.split(by: [.process, .task]) }
        .flatMap { edges(by: rule, from: LifecycleState(in: $0)) }
    }
  }

  private func edges(by rule: Transition, from start: LifecycleState) -> [LifecycleEdge] {
    guard case .leads(let moves, let change) = rule.outcome else { return [] }
    let events = rule.events.map(\.name)
    let moment = Moments(self) & Moments(start)
    var end = start
    end.apply(change)
    var process = start.process
    var edges: [LifecycleEdge] = []
    for move in moves {
      let path = move.path(from: process, lifecycle)
      for (index, next) in path.enumerated() {
        let callbacks = index + 1 == path.count ? callbacks(of: move, in: moment) : []
        edges.append(LifecycleEdge(from: process, to: next, events: events, callbacks: callbacks))
        process = next
      }
    }
    guard end.process != process else { return edges }
    return edges + [LifecycleEdge(from: process, to: end.process, events: events, callbacks: [])]
  }

  private func callbacks(of move: Move, in moment: Moments) -> [Callback] {
    CallbackTable.lifecycle.rules(for: move)
      .filter { $0.when.contains(moment) }
      .compactMap(\.callback)
  }
}
