package import PushRules

/// An edge of the state diagram: one state to the next, what runs on the way, and what leads there.
package struct LifecycleEdge: Hashable, Sendable {
  /// The state before.
  package let from: ProcessState
  /// The state after.
  package let to: ProcessState
  /// The words of the events that lead over it, alone or with other edges.
  package let events: [String]
  /// What runs on the way, in order; empty for a silent edge.
  package let calls: [Call]

  /// Something that runs on the way.
  package struct Call: Hashable, Sendable {
    /// The callback, or nil where only a notification is posted or other rules decide.
    package let callback: Callback?
    /// The name of the notification posted with it, or nil if there is none.
    package let notification: String?
    /// The state that the app reads inside it, or nil where that is not known.
    package let applicationState: ApplicationState?
    /// What is handed over to a method that the push rules choose, or nil if nothing is.
    package let handover: String?
    /// The state in which the process is when it runs.
    package let process: ProcessState

    /// What runs while the process is in a state.
    init(
      _ callback: Callback?,
      posting notification: String?,
      reading applicationState: ApplicationState?,
      in process: ProcessState
    ) {
      self.callback = callback
      self.notification = notification
      self.applicationState = applicationState
      handover = nil
      self.process = process
    }

    /// A handover while the process is in a state.
    init(_ handover: String, in process: ProcessState) {
      callback = nil
      notification = nil
      applicationState = nil
      self.handover = handover
      self.process = process
    }
  }

  /// Whether nothing of the app runs on the way.
  package var isSilent: Bool { calls.isEmpty }

  /// What runs while the process is still in the state before.
  package var callsBefore: [Call] { calls.filter { $0.process == from } }

  /// What runs when the process has come to the state after.
  package var callsAfter: [Call] { calls.filter { $0.process != from } }

  /// All edges of the machine for an app, a device and a version of iOS.
  ///
  /// What only some starts run, such as state restoration or a session that is new, is left out.
  package static func all(in configuration: LifecycleConfiguration) -> [LifecycleEdge] {
    var edges: [LifecycleEdge] = []
    for way in LifecycleWay.all(in: configuration) {
      for edge in way.edges {
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

  /// The edge with other words for what leads over it.
  package func named(_ events: [String]) -> LifecycleEdge {
    LifecycleEdge(from: from, to: to, events: events, calls: calls)
  }

  private func adding(_ others: [String]) -> LifecycleEdge {
    named(events + others.filter { !events.contains($0) })
  }
}
