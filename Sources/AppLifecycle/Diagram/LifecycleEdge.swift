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
  package static func all(in configuration: LifecycleConfiguration) -> [LifecycleEdge] {
    var edges: [LifecycleEdge] = []
    for path in LifecyclePath.all(in: configuration) {
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
