import DecisionTables
package import PushRules

/// An edge of the state diagram: two states, the events between them, and what runs on the way.
package struct LifecycleEdge: Changeable, Hashable, Sendable {
  package let from: ProcessState
  package let to: ProcessState
  /// The words of the events that lead over it, alone or with other edges.
  package fileprivate(set) var events: [String]
  package fileprivate(set) var calls: [Call]
  /// Where each event begins that leads over it, and how sure it is that it does.
  fileprivate(set) var origins: [String: Origin] = [:]

  /// The moments in which an event begins, and the doubt of its rules.
  struct Origin: Hashable, Sendable {
    let moments: Region
    let confidence: Confidence
  }

  package struct Call: Hashable, Sendable {
    /// The callback, or nil for a notification alone or a method that the push rules choose.
    package private(set) var callback: Callback?
    /// The notification posted with it, or nil.
    package private(set) var notification: String?
    /// The state that the app reads inside it, or nil if unknown.
    package private(set) var applicationState: ApplicationState?
    /// What a method that the push rules choose gets, or nil.
    package private(set) var handover: String?
    /// The state of the process when it runs.
    package let process: ProcessState
    /// How sure it is that it runs.
    package private(set) var confidence = Confidence.documented
  }

  /// Whether no code of the app runs on the way.
  package var runsNoCode: Bool { calls.isEmpty }

  package var callsBefore: [Call] { calls.filter { $0.process == from } }

  package var callsAfter: [Call] { calls.filter { $0.process != from } }

  /// All edges for an app, a device and a version of iOS.
  ///
  /// Calls of some starts only, such as state restoration or a new session, are left out.
  package static func all(in scenario: Scenario) -> [LifecycleEdge] {
    var edges: [LifecycleEdge] = []
    for edge in scenario.edges {
      let same = edges.firstIndex {
        $0.from == edge.from && $0.to == edge.to && $0.calls == edge.calls
      }
      if let same { edges[same].add(edge) } else { edges.append(edge) }
    }
    return edges.sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  package func named(_ events: [String]) -> LifecycleEdge { changed { $0.events = events } }

  /// The events that lead over it as surely as stated.
  package func events(_ confidence: Confidence) -> [String] {
    events.filter { origins[$0]?.confidence == confidence }
  }

  /// What tells the beginning of an event from its beginnings on other edges, in words.
  package func beginning(of event: String, besides others: [LifecycleEdge]) -> String {
    guard let mine = origins[event]?.moments else { return "" }
    var told = Region.moments
    for other in others where other.from == from && other != self {
      guard let theirs = other.origins[event]?.moments else { continue }
      let apart = LifecycleInput.state.first { mine[$0] & theirs[$0] == 0 }
      // Without an input that tells them apart, those in which this one is the narrower one.
      let narrower = LifecycleInput.state.filter {
        mine[$0] != theirs[$0] && mine[$0] & ~theirs[$0] == 0
      }
      // The first value, such as no overlay, is the usual one and goes without words.
      for input in apart.map({ mine[$0] & 1 == 0 ? [$0] : [] }) ?? narrower {
        told[input] = mine[input]
      }
    }
    return told == .moments ? "" : told.words
  }

  /// Adds the events of another edge; an event of both is no surer than the less sure one.
  private mutating func add(_ other: LifecycleEdge) {
    events += other.events.filter { !events.contains($0) }
    for (event, origin) in other.origins {
      let known = origins[event] ?? origin
      origins[event] = Origin(
        moments: known.moments | origin.moments,
        confidence: max(known.confidence, origin.confidence)
      )
    }
  }
}

extension Scenario {
  /// The edges of each transition, from each state in which it can happen.
  fileprivate var edges: [LifecycleEdge] {
    let fixed = Region(self)
    let possible = LifecycleTables.transitions.possible.map { $0 & fixed }.filter { !$0.isEmpty }
    return LifecycleTables.transitions.rules.flatMap { transition in
      let doubt = transition.reason(on: system).confidence
      return possible.map { $0 & transition.condition }.filter { !$0.isEmpty }
        .flatMap { $0.split(by: [.process, .task, .assertion, .overlay]) }
        .flatMap { moments in
          let edges = edges(by: transition, from: LifecycleState(in: moments))
          let origin = LifecycleEdge.Origin(moments: moments, confidence: doubt)
          return transition.condition.events.flatMap { event in
            edges.map { edge in
              edge.changed { ($0.events, $0.origins) = ([event.name], [event.name: origin]) }
            }
          }
        }
    }
  }

  private func edges(by transition: Transition, from start: LifecycleState) -> [LifecycleEdge] {
    guard case .leads(let moves, let delta) = transition.outcome else { return [] }
    let moment = Region(self).with(start)
    var end = start
    for move in moves {
      end.follow(move, beginning: tasksOnLeaving.lowestCount, savingState: false)
    }
    end.apply(delta, underDebugger: debugger == .present)
    var edges: [LifecycleEdge] = []
    // The calls before the first edge; without a new state calls belong to the last one.
    var waiting: [LifecycleEdge.Call] = []
    var path = [start.process]
    for move in moves {
      path = [path[path.count - 1]]
      move.extend(&path, lifecycle)
      for (from, to) in zip(path, path.dropFirst()) {
        edges.append(LifecycleEdge(from: from, to: to, events: [], calls: waiting))
        waiting = []
      }
      let own = calls(of: move, in: moment, along: path)
      if edges.isEmpty { waiting += own } else { edges[edges.count - 1].calls += own }
    }
    if let last = path.last, end.process != last {
      edges.append(LifecycleEdge(from: last, to: end.process, events: [], calls: waiting))
    }
    return edges
  }

  /// The calls of a move along a path: in the state that each reads, if the path has it.
  private func calls(
    of move: Move,
    in moment: Region,
    along path: [ProcessState]
  ) -> [LifecycleEdge.Call] {
    if let handover = move.handover {
      return [LifecycleEdge.Call(handover: handover, process: path[0])]
    }
    return LifecycleTables.callbacks(of: move, in: moment).map { rule in
      let state = rule.outcome.reading.state(in: ApplicationState(path[path.count - 1]))
      return LifecycleEdge.Call(
        callback: rule.outcome.callback,
        notification: rule.outcome.notification,
        applicationState: state,
        process: path.first { $0 == state?.process } ?? path[0],
        confidence: rule.reason(on: system).confidence
      )
    }
  }
}

extension Move {
  /// What it passes to a method that the push rules choose, or nil.
  fileprivate var handover: String? {
    switch self {
    case .handOverPush: "the push"
    case .handOverResponse: "the user's response"
    default: nil
    }
  }
}
