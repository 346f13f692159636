import DecisionTables
import PushTestSupport
import Testing

/// The proof must fail, with a situation to show for it, when a defect is planted.
struct ProofTests {
  @Test func `tables that decide every situation once have no defect`() {
    #expect(Outing.graph.defects.isEmpty)
  }

  @Test func `a planted overlap is found with a situation that both rows decide`() throws {
    let planted = Outing.row(
      "outing.planted",
      Outing.entry("outing", "stay"),
      when: Outing.entry("leave", "open"),
      Outing.entry("weather", "clouds"),
      Outing.entry("bicycle", "broken")
    )
    let graph = Outing.graph(replacing: "outing") { $0 + [planted] }
    guard case .overlap(let table, let one, let other, let example) = graph.defects.first else {
      Issue.record("\(graph.defects)")
      return
    }
    #expect(table == "outing")
    #expect([one, other] == ["outing.walk", "outing.planted"])
    #expect(Outing.schema.inputs.allSatisfy { example[$0].nonzeroBitCount == 1 })
    let decided = graph.decide(example)
    let outing = Outing.entry("outing", "stay").column
    #expect(graph.rows(deciding: outing, in: decided).map { graph.id(at: $0) } == [one, other])
    #expect(graph.defects.count == 1)
  }

  @Test func `a planted gap is found with a situation that no row decides`() {
    let graph = Outing.graph(replacing: "outing") { $0.filter { $0.id != "outing.ride" } }
    guard case .gap(let table, let example) = graph.defects.first else {
      Issue.record("\(graph.defects)")
      return
    }
    #expect(table == "outing")
    let outing = Outing.entry("outing", "stay").column
    #expect(graph.decide(example).leavesOpen(outing))
    #expect(graph.defects.count == 1)
  }

  @Test func `a planted row that can never decide is found`() {
    let planted = Outing.row(
      "leave.planted",
      Outing.entry("leave", "closed"),
      when: Outing.entry("ground", "dry"),
      Outing.entry("weather", "rain")
    )
    let graph = Outing.graph(replacing: "leave") { [planted] + $0 }
    #expect(graph.defects == [.unreachable(table: "leave", "leave.planted")])
  }

  @Test func `a row for no obstacle that some obstacle always precludes is found`() {
    let always = Outing.row("leave.always", Outing.entry("leave", "closed"))
    let graph = Outing.graph(replacing: "leave") { [always] + $0 }
    let defects = graph.defects
    #expect(defects.contains(.unreachable(table: "leave", "leave.free")))
    #expect(defects.allSatisfy { if case .unreachable = $0 { true } else { false } })
  }

  @Test func `a gap in which no situation can exist is no defect`() {
    let inStorm = Outing.row(
      "outing.rest",
      Outing.entry("outing", "walk"),
      when: Outing.entry("weather", "sun", "clouds", "rain")
    )
    let table = Table("outing", decides: Outing.outing.decides, .unique, [inStorm])
    let calm = Table(
      "possible",
      decides: Outing.possible.decides,
      .collect,
      [
        Outing.row(
          "possible.storm",
          Outing.entry("possible", "no"),
          when: Outing.entry("weather", "storm")
        ),
        Outing.row("possible.calm", Outing.entry("possible", "yes")),
      ]
    )
    #expect(Outing.graph(of: [calm, table]).defects.isEmpty)
    #expect(!Outing.graph(of: [Outing.possible, table]).defects.isEmpty)
  }

  @Test func `the situations that can exist are counted`() {
    #expect(Outing.graph.situationCount == 48 - 4)
    let possible = Outing.schema.situations.filter {
      Outing.graph.isFeasible(Outing.graph.decide($0))
    }
    #expect(Outing.graph.situationCount == UInt64(possible.count))
  }

  @Test func `a defect reads as a sentence`() {
    let example = Outing.region(Outing.entry("weather", "rain"))
    let defects: [TableDefect] = [
      .overlap(table: "outing", "outing.a", "outing.b", example: example),
      .gap(table: "outing", example: example),
      .unreachable(table: "outing", "outing.a"),
    ]
    #expect(defects.allSatisfy { $0.table == "outing" })
    #expect(
      defects.map { $0.sentence(in: Outing.schema) } == [
        "table outing: outing.a and outing.b both decide: weather rain",
        "table outing: no rule decides: weather rain",
        "table outing: outing.a never decides",
      ]
    )
  }
}
