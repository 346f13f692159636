package import AppLifecycle
internal import PushRules

package struct StateDiagram: Sendable {
  let scenario: Scenario
  let edges: [LifecycleEdge]

  /// How much of the life cycle a diagram shows.
  package enum Scope: CaseIterable, Sendable {
    /// The five states, and the most frequent events.
    case core
    case all
  }

  package init(_ scenario: Scenario, _ scope: Scope = .core) {
    self.init(scenario, scope, of: LifecycleEdge.all(in: scenario))
  }

  init(_ scenario: Scenario, _ scope: Scope, of all: [LifecycleEdge]) {
    self.init(scenario, edges: scope == .all ? all : all.compactMap(Self.core))
  }

  /// An edge with its core events; nil if it has none, or belongs to prewarming.
  private static func core(_ edge: LifecycleEdge) -> LifecycleEdge? {
    let events = edge.events.filter(coreEvents.contains)
    let isCore = !events.isEmpty && ![edge.from, edge.to].contains(.prewarmed)
    return isCore ? edge.named(events) : nil
  }

  /// Launch and resume, push, leaving, interruption, suspension, and the ends of an app.
  private static let coreEvents = Set(
    [
      LifecycleEvent.tapIcon, .pushWithoutTime, .home, .openOtherApp, .lock, .unlock,
      .callIncoming, .callDecline, .callAccept, .timePass, .removeInSwitcher, .memoryPurge,
    ].map { $0.name }
  )

  init(_ scenario: Scenario, edges: [LifecycleEdge]) {
    self.scenario = scenario
    self.edges = Self.order.flatMap { from in
      Self.order.flatMap { to in
        let between = edges.filter { $0.from == from && $0.to == to }
        return between.filter { !$0.runsNoCode } + between.filter { $0.runsNoCode }
      }
    }
  }

  var states: [ProcessState] {
    let met = Set(edges.flatMap { [$0.from, $0.to] })
    return Self.order.filter { met.contains($0) || $0 == .notRunning }
  }

  var heading: String { "App states on iOS " + scenario.system.description }

  var facts: String { scenario.facts.dropFirst().joined(separator: " · ") }

  private static let order: [ProcessState] = [
    .notRunning, .prewarmed, .inactive, .active, .background, .suspended,
  ]
}
