import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import RouteReport

struct DiagramTests {
  @Test
  func `a diagram is the recorded one`() throws {
    let diagram = StateDiagram(Scenario(.app(), events: []), edges: DiagramSamples.edges)
    try expectSnapshot(diagram.svg, named: "diagram.svg")
  }

  @Test(arguments: DiagramSamples.configurations)
  func `no two texts of a diagram overlap`(configuration: Scenario) {
    let diagrams = [
      DiagramSamples.diagram(configuration, .core), DiagramSamples.diagram(configuration, .all),
      StateDiagram(configuration, edges: DiagramSamples.edges),
      StateDiagram(configuration, edges: DiagramSamples.everyEdge),
    ]
    for diagram in diagrams {
      let picture = StatePicture(diagram)
      #expect(picture.canvas.overlaps.isEmpty)
      for arrow in picture.arrows {
        #expect(!picture.canvas.texts.contains { $0.overlaps(arrow) })
      }
      #expect(diagram.svg.isWellFormed)
      let paper = Area(x: 0, y: 0, width: StatePicture.width, height: picture.y)
      #expect(picture.canvas.texts.allSatisfy(paper.contains))
    }
  }

  @Test(arguments: DiagramSamples.configurations, StateDiagram.Scope.allCases)
  func `a diagram is 700 pixels wide and has an arrow for each edge`(
    configuration: Scenario,
    scope: StateDiagram.Scope
  ) {
    let diagram = DiagramSamples.diagram(configuration, scope)
    let picture = StatePicture(diagram)
    #expect(StatePicture.width <= 700)
    #expect(picture.arrows.count == diagram.edges.count)
    #expect(Typeface.allCases.allSatisfy { $0.size >= 12 })
    for name in diagram.edges.flatMap(\.calls).compactMap(\.notification) {
      #expect(picture.document.contains(">" + name + "<"), "\(name)")
    }
  }

  @Test
  func `the core has the five states and the events that everybody meets`() {
    let core = DiagramSamples.diagram(DiagramSamples.usual, .core)
    #expect(core.states == [.notRunning, .inactive, .active, .background, .suspended])
    let events = Set(core.edges.flatMap { $0.events })
    #expect(events.isSuperset(of: ["tap-icon", "push", "home", "call-incoming", "memory-purge"]))
    #expect(events.isDisjoint(with: ["crash", "prewarm", "location-wake", "open-url"]))
    #expect(core.edges.count < DiagramSamples.diagram(DiagramSamples.usual, .all).edges.count / 2)
  }

  @Test(arguments: [LifecycleEvent.tapIcon, .tapNotification, .openURL, .tapAction])
  func `every launch of an app with scenes connects its scene`(event: LifecycleEvent) throws {
    let edges = try #require(DiagramSamples.edgesOfAll[DiagramSamples.withScenes])
    let launches = edges.filter { $0.from == .notRunning && $0.events.contains(event.name) }
    #expect(!launches.isEmpty)
    for edge in launches {
      #expect(edge.calls.contains { $0.callback == .push(.sceneWillConnect) })
    }
  }

  @Test
  func `an event that leads elsewhere under something says under what`() throws {
    let edges = try #require(DiagramSamples.edgesOfAll[DiagramSamples.usual])
    let closes = try #require(edges.first { $0.from == .inactive && $0.to == .active })
    #expect(closes.events.contains("home under Notification Center"))
    let leaves = try #require(edges.first { $0.from == .inactive && $0.to == .background })
    #expect(leaves.events.contains("home under the switcher"))
    #expect(!edges.flatMap(\.events).contains("tap-icon under something unnamed"))
  }

  @Test
  func `what runs stands at the end of the edge at which it runs`() throws {
    let edges = try #require(DiagramSamples.edgesOfAll[DiagramSamples.usual])
    let home = try #require(edges.first { $0.from == .active && $0.to == .inactive })
    #expect(home.callsBefore.map(\.callback) == [.lifecycle(.willResignActive)])
    #expect(home.callsAfter.isEmpty)
    let entering = try #require(edges.first { $0.from == .inactive && $0.to == .background })
    #expect(entering.callsBefore.isEmpty)
    #expect(entering.callsAfter.map(\.callback) == [.lifecycle(.didEnterBackground)])
  }
}

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
