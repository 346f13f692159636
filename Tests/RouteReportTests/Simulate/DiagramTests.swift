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
