import DecisionTables
import Testing

@testable import PushRules

/// The proof must fail, with a situation to show for it, when a defect is planted.
struct PlantedDefectTests {
  /// The tables with one of them replaced.
  private func graph(replacing answer: Answer, rules: ([Rule]) -> [Rule]) -> DecisionGraph {
    DecisionGraph(
      DecisionGraph.routing.tables.map { table in
        guard table.decides == answer else { return table }
        return DecisionTable(table.name, table.topic, answer, table.policy, rules(table.rules))
      }
    )
  }

  @Test func `a planted overlap is found with a situation that both rules decide`() throws {
    let planted = Case("wake.planted", .wake(.nothing))
      .when(.state(.suspended), .lowPowerMode(.on), .backgroundWork(.pushKit))
      .because("Planted.")
      .inferred("A-126")
    let graph = graph(replacing: .wake) { $0 + [planted] }
    let defect = try #require(graph.tableDefects.first)
    guard case .overlap(let table, let one, let other, let example) = defect else {
      Issue.record("\(defect)")
      return
    }
    #expect(table == "wake")
    #expect(Set([one, other]) == ["wake.resumed", "wake.planted"])
    #expect(Schema.push.inputs.allSatisfy { example[$0].nonzeroBitCount == 1 })
    let decided = graph.graph.decide(example)
    #expect(graph.rules(deciding: .wake, in: decided).map(\.id) == ["wake.resumed", planted.id])
  }

  @Test func `a planted gap is found with a situation that no rule decides`() throws {
    let graph = graph(replacing: .wake) { $0.filter { $0.id != "wake.resumed" } }
    let defect = try #require(
      graph.tableDefects.first { if case .gap = $0 { true } else { false } }
    )
    guard case .gap(let table, let example) = defect else { return }
    #expect(table == "wake")
    let decided = graph.graph.decide(example)
    #expect(graph.rules(deciding: .wake, in: decided).isEmpty)
    #expect(Entry.state(.suspended).contains(example))
  }

  @Test func `a planted rule that can never decide is found`() {
    let planted = Case("wake.planted", .wake(.nothing))
      .when(.state(.suspended), .before(4), .backgroundWork(.silentPush))
      .because("Planted.")
      .inferred("A-001")
    let graph = graph(replacing: .wake) { $0 + [planted] }
    #expect(graph.tableDefects == [.unreachable(table: "wake", "wake.planted")])
  }
}
