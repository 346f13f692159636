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
      #expect(StatePicture.width <= 700 && picture.arrows.count == diagram.edges.count)
      for name in diagram.edges.flatMap(\.calls).compactMap(\.notification) {
        #expect(picture.document.contains(">" + name + "<"), "\(name)")
      }
    }
  }

  @Test
  func `the core has the five states and the events that everybody meets`() {
    let core = DiagramSamples.diagram(DiagramSamples.usual, .core)
    #expect(core.states == [.active, .inactive, .background, .suspended, .notRunning])
    let events = Set(core.edges.flatMap { $0.events })
    #expect(events.isSuperset(of: ["tap-icon", "push", "home", "call-incoming", "memory-purge"]))
    #expect(events.isDisjoint(with: ["crash", "prewarm", "location-wake", "open-url"]))
    #expect(core.edges.count < DiagramSamples.diagram(DiagramSamples.usual, .all).edges.count / 2)
  }

  @Test(arguments: [DiagramSamples.usual, DiagramSamples.withScenes])
  func `a diagram shows what is in doubt, and where arrows of one name begin`(app: Scenario) {
    let core = DiagramSamples.diagram(app, .core)
    let pushes = core.edges.filter { $0.events.contains("push") && $0.from == .suspended }
    #expect(!pushes.isEmpty && pushes.allSatisfy { $0.events(.contested) == ["push"] })
    #expect(core.svg.contains(">push · contested<") && !core.svg.contains("tap-icon · "))
    #expect(core.svg.contains(">contested<") == (app.lifecycle == .scene))
    for edge in core.edges {
      for event in edge.events {
        let alike = core.edges.filter { $0.from == edge.from && $0.events.contains(event) }
        let words = Set(alike.map { $0.beginning(of: event, besides: core.edges) })
        #expect(words.count == alike.count, "\(event)")
      }
    }
    #expect(!core.svg.contains("unnamed") && core.svg.contains(">home, open-other-app"))
    #expect(core.svg.contains("(under Notification Center"))
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
