import DecisionTables
package import PushRules

/// An edge of the state diagram: two states, the events between them, and what runs on the way.
package struct LifecycleEdge: Hashable, Sendable {
  package let from: ProcessState
  package let to: ProcessState
  /// The words of the events that lead over it, alone or with other edges.
  package let events: [String]
  package let calls: [Call]

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
    for path in LifecyclePath.all(in: scenario) {
      for edge in path.edges {
        let same = edges.firstIndex {
          $0.from == edge.from && $0.to == edge.to && $0.calls == edge.calls
        }
        if let same {
          edges[same] = edges[same].adding(edge.events)
        } else {
          edges.append(edge)
        }
      }
    }
    return edges.sorted { ($0.from.rawValue, $0.to.rawValue) < ($1.from.rawValue, $1.to.rawValue) }
  }

  package func named(_ events: [String]) -> LifecycleEdge {
    LifecycleEdge(from: from, to: to, events: events, calls: calls)
  }

  private func adding(_ others: [String]) -> LifecycleEdge {
    named(events + others.filter { !events.contains($0) })
  }
}

/// The edges of an event from one state, in order.
struct LifecyclePath: Changeable, Hashable, Sendable {
  let event: LifecycleEvent
  let process: ProcessState
  let task: BackgroundTask
  let overlay: Overlay
  var edges: [LifecycleEdge]

  /// All paths; an event that leads elsewhere under an overlay names the overlay.
  static func all(in scenario: Scenario) -> [LifecyclePath] {
    let paths = scenario.paths
    let alike = Dictionary(grouping: paths) { $0.start }
    return paths.map { path in
      guard path.overlay != .nothing, let others = alike[path.start] else { return path }
      return others.contains { $0.differs(from: path) } ? path.namedByOverlay : path
    }
  }

  /// What an event begins with, apart from the overlay.
  private struct Start: Hashable {
    let event: LifecycleEvent
    let process: ProcessState
    let task: BackgroundTask
  }

  private var start: Start { Start(event: event, process: process, task: task) }

  /// Whether the overlay changes where the event leads.
  private func differs(from other: LifecyclePath) -> Bool {
    overlay != other.overlay && !edges.isEmpty && edges != other.edges
  }

  private var namedByOverlay: LifecyclePath {
    changed { $0.edges = edges.map { $0.named([event.name + " under " + overlay.name]) } }
  }
}

extension Scenario {
  /// The paths of each transition, from each state in which it can happen.
  fileprivate var paths: [LifecyclePath] {
    var seen: Set<LifecyclePath> = []
    return allPaths.filter { seen.insert($0).inserted }
  }

  private var allPaths: [LifecyclePath] {
    let fixed = Region(self)
    let possible = LifecycleTables.transitions.possible.map { $0 & fixed }.filter { !$0.isEmpty }
    return LifecycleTables.transitions.rules.flatMap { transition in
      let events = transition.condition.events
      return possible.map { $0 & transition.condition }.filter { !$0.isEmpty }
        .flatMap { $0.split(by: [.process, .task, .assertion, .overlay]) }
        .map { LifecycleState(in: $0) }
        .flatMap { start in
          events.map { event in
            let edges = edges(by: transition, from: start).map { $0.named([event.name]) }
            return LifecyclePath(
              event: event,
              process: start.process,
              task: start.task,
              overlay: start.overlay,
              edges: edges
            )
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
    var built = EdgeBuilder(process: start.process)
    for move in moves {
      var path = [built.process]
      move.extend(&path, lifecycle)
      built.follow(path, running: calls(of: move, in: moment, along: path))
    }
    if end.process != built.process { built.follow([built.process, end.process], running: []) }
    return built.edges
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
    return LifecycleTables.callbacks(of: move, in: moment).map { $0.outcome }
      .map { outcome in
        let state = outcome.reading.state(in: ApplicationState(path[path.count - 1]))
        return LifecycleEdge.Call(
          callback: outcome.callback,
          notification: outcome.notification,
          applicationState: state,
          process: path.first { $0 == state?.process } ?? path[0]
        )
      }
  }
}

/// Builds the edges of a path, move by move.
private struct EdgeBuilder {
  var process: ProcessState
  var edges: [LifecycleEdge] = []
  /// The calls before the first edge.
  private var waiting: [LifecycleEdge.Call] = []

  init(process: ProcessState) { self.process = process }

  /// Follows a path; the calls run at its end; without a new state they belong to the last edge.
  mutating func follow(_ path: [ProcessState], running calls: [LifecycleEdge.Call]) {
    guard path.count > 1 else { return stay(running: calls) }
    for (index, next) in path.enumerated().dropFirst() {
      let calls = index + 1 == path.count ? calls : []
      edges.append(LifecycleEdge(from: process, to: next, events: [], calls: waiting + calls))
      waiting = []
      process = next
    }
  }

  private mutating func stay(running calls: [LifecycleEdge.Call]) {
    guard let last = edges.popLast() else {
      waiting += calls
      return
    }
    edges.append(LifecycleEdge(from: last.from, to: last.to, events: [], calls: last.calls + calls))
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
