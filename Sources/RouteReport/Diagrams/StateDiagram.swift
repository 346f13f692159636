package import AppLifecycle
internal import PushRules

/// The states of an app and the ways between them, for one configuration.
package struct StateDiagram: Sendable {
  let configuration: LifecycleConfiguration
  let edges: [LifecycleEdge]
  let wording: TraceWording

  /// Draws what a configuration allows.
  package init(_ configuration: LifecycleConfiguration, wording: TraceWording = TraceWording()) {
    self.init(configuration, edges: LifecycleEdge.all(in: configuration), wording: wording)
  }

  /// Draws edges, those between two states side by side.
  init(
    _ configuration: LifecycleConfiguration,
    edges: [LifecycleEdge],
    wording: TraceWording = TraceWording()
  ) {
    self.configuration = configuration
    self.wording = wording
    self.edges = Self.order.flatMap { from in
      Self.order.flatMap { to in
        let between = edges.filter { $0.from == from && $0.to == to }
        return between.filter { !$0.isSilent } + between.filter { $0.isSilent }
      }
    }
  }

  /// The states that have an edge, and the one in which every app begins.
  var states: [ProcessState] {
    let met = Set(edges.flatMap { [$0.from, $0.to] })
    return Self.order.filter { met.contains($0) || $0 == .notRunning }
  }

  /// What the diagram is headed with.
  var heading: String { "App states on iOS " + configuration.system.description }

  /// The configuration in a line.
  var facts: String { configuration.facts.dropFirst().joined(separator: " · ") }

  private static let order: [ProcessState] = [
    .notRunning, .prewarmed, .inactive, .active, .background, .suspended,
  ]
}
