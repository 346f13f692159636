internal import PushRules

/// An edge of the state diagram: the events that lead from one state to another, and the callbacks.
public struct LifecycleEdge: Hashable, Sendable {
  /// The state before.
  public let from: ProcessState
  /// The state after.
  public let to: ProcessState
  /// The words of the events; they run the same callbacks.
  public let events: [String]
  /// The callbacks of the app and its scene, in order; empty for a silent edge.
  public let callbacks: [Callback]

  /// All edges of the machine for an app, a device and a version of iOS, without those that stay.
  public static func all(in configuration: LifecycleConfiguration) -> [LifecycleEdge] {
    var edges: [LifecycleEdge] = []
    for (way, event) in configuration.ways {
      let same = edges.firstIndex {
        $0.from == way.from && $0.to == way.to && $0.callbacks == way.callbacks
      }
      if let same {
        edges[same] = edges[same].adding(event)
      } else {
        edges.append(way.adding(event))
      }
    }
    return edges.sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  private func adding(_ event: String) -> LifecycleEdge {
    events.contains(event)
      ? self : LifecycleEdge(from: from, to: to, events: events + [event], callbacks: callbacks)
  }
}

extension LifecycleConfiguration {
  /// What every event leads to from every state, each alone.
  fileprivate var ways: [(way: LifecycleEdge, event: String)] {
    let fixed = Moments(self)
    return TransitionTable.lifecycle.rules.flatMap { rule in
      StateRule.feasible.map { $0 & rule.when & fixed }.filter { !$0.isEmpty }
        .flatMap { ways(by: rule, in: $0) }
    }
  }

  private func ways(
    by rule: Transition,
    in moments: Moments
  ) -> [(way: LifecycleEdge, event: String)] {
    guard case .leads(let moves, let change) = rule.outcome else { return [] }
    return moments.processes.flatMap { part -> [(way: LifecycleEdge, event: String)] in
      var state = LifecycleState(in: part)
      let from = state.process
      let moment = Moments(self) & Moments(state)
      let callbacks = moves.flatMap { self.callbacks(of: $0, in: moment) }
      state.apply(change)
      guard state.process != from else { return [] }
      let way = LifecycleEdge(from: from, to: state.process, events: [], callbacks: callbacks)
      return rule.events.map { (way, $0.name) }
    }
  }

  private func callbacks(of move: Move, in moment: Moments) -> [Callback] {
    CallbackTable.lifecycle.rules(for: move)
      .filter { $0.when.contains(moment) }
      .compactMap(\.callback)
  }
}

extension Moments {
  /// The parts of the set with one state of the process and of its task each.
  fileprivate var processes: [Moments] {
    [MomentColumn.process, .task].reduce([self]) { parts, column in
      parts.flatMap { part in
        (0..<column.width).map { part & Moments(column, [$0]) }.filter { !$0.isEmpty }
      }
    }
  }
}
