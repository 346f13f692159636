import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import RouteReport

struct DiagramTests {
  @Test
  func `both forms of a diagram are the recorded ones`() throws {
    let diagram = StateDiagram(LifecycleConfiguration(), edges: DiagramSamples.edges)
    try expectSnapshot(diagram.svg, named: "diagram.svg")
    try expectSnapshot(diagram.mermaid, named: "diagram.mmd")
  }

  @Test(arguments: DiagramSamples.configurations)
  func `no two texts of a diagram overlap`(configuration: LifecycleConfiguration) {
    let diagrams = [
      StateDiagram(configuration), StateDiagram(configuration, edges: DiagramSamples.edges),
      StateDiagram(configuration, edges: DiagramSamples.everyEdge),
    ]
    for diagram in diagrams {
      let picture = StatePicture(diagram)
      #expect(picture.canvas.overlaps.isEmpty)
      #expect(diagram.svg.isWellFormed)
      let paper = Area(x: 0, y: 0, width: StatePicture.width, height: picture.bottom)
      #expect(picture.canvas.texts.allSatisfy(paper.contains))
    }
  }

  @Test
  func `edges of one arrow have numbers that follow each other`() {
    let diagram = StateDiagram(LifecycleConfiguration(), edges: DiagramSamples.edges)
    let arrows = StateArrow.all(of: diagram)
    #expect(arrows.flatMap { Array($0.numbers) } == Array(1...diagram.edges.count))
    for arrow in arrows {
      let edges = arrow.numbers.map { diagram.edges[$0 - 1] }
      #expect(edges.allSatisfy { $0.from == arrow.from && $0.to == arrow.to })
      #expect(edges.allSatisfy { $0.isSilent == arrow.isSilent })
    }
  }

  @Test
  func `every edge is a transition of Mermaid`() {
    let diagram = StateDiagram(LifecycleConfiguration(), edges: DiagramSamples.edges)
    let lines = diagram.mermaid.split(separator: "\n")
    #expect(lines.first == "---")
    #expect(lines.contains("stateDiagram-v2"))
    #expect(lines.count { $0.contains(" --> ") } == diagram.edges.count)
    #expect(lines.contains("  active --> inactive : call-incoming<br/>(will-resign-active)"))
    #expect(lines.allSatisfy { $0.count { $0 == ":" } <= 1 })
  }
}
