import PushRules
import PushTestSupport

@testable import AppLifecycle
@testable import RouteReport

/// Handmade edges, so that the tests of the diagram do not depend on the life cycle.
enum DiagramSamples {
  static let edges = [
    edge(.notRunning, .active, "tap-icon", "did-finish-launching", "did-become-active"),
    edge(.notRunning, .active, "tap-action", "did-finish-launching", "did-receive-fetch"),
    edge(.notRunning, .prewarmed, "prewarm"),
    edge(.notRunning, .notRunning, "push"),
    edge(.prewarmed, .active, "tap-icon", "did-finish-launching", "did-become-active"),
    edge(.active, .inactive, "call-incoming", "will-resign-active"),
    edge(.active, .suspended, "home", "will-resign-active", "did-enter-background"),
    edge(.active, .notRunning, "remove-in-switcher", "will-terminate"),
    edge(.active, .notRunning, "crash"),
    edge(.active, .active, "memory-warning", "did-receive-memory-warning"),
    edge(.active, .active, "control-center-open"),
    edge(.inactive, .active, "call-decline", "did-become-active"),
    edge(.background, .suspended, "background-task-end"),
    edge(.background, .suspended, "background-task-expire", "expiration-handler"),
    edge(.suspended, .active, "tap-icon", "will-enter-foreground", "did-become-active"),
    edge(.suspended, .notRunning, "memory-purge"),
  ]

  /// Each edge between two states, with and without a call.
  static let everyEdge = ProcessState.allCases.flatMap { from in
    ProcessState.allCases.flatMap { to in
      [edge(from, to, "an-event", "did-become-active"), edge(from, to, "another-event")]
    }
  }

  static let configurations = [
    Scenario(.app(on: .iOS(3)), events: []),
    Scenario(.app(on: .iOS(12)), exitsOnSuspend: .present, events: []),
    Scenario(
      Situation.app(.scene).with(\.backgroundAppRefresh, .off),
      stateRestoration: .present,
      device: .iPadWithWindows,
      events: []
    ),
  ]

  /// The edges of the life cycle, found once: that takes long in a debug build.
  static let edgesOfAll = Dictionary(
    uniqueKeysWithValues: (configurations + [usual, withScenes]).map {
      ($0, LifecycleEdge.all(in: $0))
    }
  )
  static let usual = Scenario(.app(), events: [])
  static let withScenes = Scenario(.app(.scene), events: [])

  /// The diagram of a configuration.
  static func diagram(
    _ configuration: Scenario,
    _ scope: StateDiagram.Scope
  ) -> StateDiagram {
    StateDiagram(configuration, scope, of: edgesOfAll[configuration] ?? [])
  }

  private static func edge(
    _ from: ProcessState,
    _ to: ProcessState,
    _ event: String,
    _ callbacks: String...
  ) -> LifecycleEdge {
    LifecycleEdge(
      from: from,
      to: to,
      events: [event],
      calls: callbacks.compactMap { Callback($0) }.enumerated().map { index, callback in
        let state: ProcessState = index == 0 ? from : to
        let read = ApplicationState.allCases.first { $0.process == state }
        return LifecycleEdge.Call(
          callback: callback,
          notification: callback.notification,
          applicationState: read,
          process: state
        )
      }
    )
  }
}
