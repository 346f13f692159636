import Testing

@testable import PushRules

/// The proof must fail, with a situation to show for it, when a defect is planted.
struct PlantedDefectTests {
  /// The tables with one of them replaced.
  private func graph(replacing column: Column, rules: ([Rule]) -> [Rule]) -> DecisionGraph {
    DecisionGraph(
      DecisionGraph.routing.tables.map { table in
        guard table.decides == column else { return table }
        return DecisionTable(table.name, table.topic, decides: column, rules(table.allRules))
      }
    )
  }

  @Test func `a planted overlap is found with a situation that both rules decide`() throws {
    let planted = Rule(
      "wake.planted",
      .wake(.nothing),
      when: .state(.suspended),
      .lowPowerMode(.on),
      .errand(.incomingCall),
      because: "Planted.",
      .inferred,
      "A-126"
    )
    let graph = graph(replacing: .wake) { $0 + [planted] }
    let defect = try #require(graph.defects.first)
    guard case .overlap(let table, let one, let other, let example) = defect else {
      Issue.record("\(defect)")
      return
    }
    #expect(table == "wake")
    #expect(Set([one, other]) == ["wake.resumed", "wake.planted"])
    #expect(Column.base.allSatisfy { example[$0].nonzeroBitCount == 1 })
    let decided = graph.decide(example)
    #expect(Rule.suspendedResumes.condition.contains(decided))
    #expect(planted.condition.contains(decided))
  }

  @Test func `a planted gap is found with a situation that no rule decides`() throws {
    let graph = graph(replacing: .wake) { $0.filter { $0.id != "wake.resumed" } }
    let defect = try #require(graph.defects.first { if case .gap = $0 { true } else { false } })
    guard case .gap(let table, let example) = defect else { return }
    #expect(table == "wake")
    let decided = graph.decide(example)
    let rules = try #require(graph.table(deciding: .wake)).rules
    #expect(!rules.contains { $0.condition.contains(decided) })
    #expect(example[.state] == AppState.suspended.bit)
  }

  @Test func `a planted rule that can never decide is found`() {
    let planted = Rule(
      "wake.planted",
      .wake(.nothing),
      when: .state(.suspended),
      .before(4),
      .errand(.silentPush),
      because: "Planted.",
      .inferred,
      "A-001"
    )
    let graph = graph(replacing: .wake) { $0 + [planted] }
    #expect(graph.defects == [.unreachable(table: "wake", "wake.planted")])
  }

  @Test func `a defect reads as a sentence`() {
    let example = Box.state(.suspended)
    let defects: [TableDefect] = [
      .overlap(table: "wake", "wake.a", "wake.b", example: example),
      .gap(table: "wake", example: example),
      .unreachable(table: "wake", "wake.a"),
    ]
    #expect(
      defects.map(\.description) == [
        "table wake: wake.a and wake.b both decide: state suspended",
        "table wake: no rule decides: state suspended",
        "table wake: wake.a never decides",
      ]
    )
  }
}
