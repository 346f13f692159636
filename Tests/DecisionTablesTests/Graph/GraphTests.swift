import DecisionTables
import PushTestSupport
import Testing

struct GraphTests {
  private static let decisions: [(situation: Region, outing: String, rows: [String])] = [
    (Outing.situation("sun"), "walk", ["outing.walk"]),
    (Outing.situation("sun", bicycle: "works"), "ride", ["outing.ride"]),
    (Outing.situation("rain"), "stay", ["outing.stay"]),
    (Outing.situation("rain", umbrella: "present"), "walk", ["outing.walk"]),
    (
      Outing.situation("rain", umbrella: "present", bicycle: "works"), "walk",
      ["outing.walk-in-the-wet"]
    ),
    (Outing.situation("sun", "weekday"), "stay", ["outing.stay"]),
  ]

  @Test(arguments: decisions)
  func `the tables decide`(situation: Region, outing: String, rows: [String]) {
    let graph = Outing.graph
    let decided = graph.decide(situation)
    let entry = Outing.entry("outing", outing)
    #expect(decided[entry.column] == entry.values)
    #expect(graph.rows(deciding: entry.column, in: decided).map { graph.id(at: $0) } == rows)
  }

  private static let obstacles: [(situation: Region, rows: [String])] = [
    (Outing.situation("clouds"), ["leave.free"]),
    (Outing.situation("storm"), ["leave.storm", "leave.soaked"]),
    (Outing.situation("rain", "weekday"), ["leave.work", "leave.soaked"]),
  ]

  @Test(arguments: obstacles)
  func `of obstacles all that hold are named, or the row for none`(
    situation: Region,
    rows: [String]
  ) {
    let graph = Outing.graph
    let column = Outing.entry("leave", "open").column
    let decided = graph.decide(situation)
    #expect(graph.rows(deciding: column, in: decided).map { graph.id(at: $0) } == rows)
  }

  @Test func `a situation that cannot exist gets only the answer that rules it out`() {
    let situation = Outing.situation("storm", bicycle: "works")
    let decided = Outing.graph.decide(situation)
    #expect(decided == situation & Outing.entry("possible", "no"))
    #expect(!Outing.graph.isFeasible(decided))
  }

  @Test func `a table with a gap leaves its column open`() {
    let graph = Outing.graph(replacing: "ground") { Array($0.dropLast()) }
    let ground = Outing.entry("ground", "dry")
    #expect(graph.decide(Outing.situation("sun"))[ground.column] == ground.values)
    #expect(graph.decide(Outing.situation("rain")).leavesOpen(ground.column))
  }

  @Test func `a column that no table decides has no rows`() {
    let graph = Outing.graph(of: [Outing.possible])
    let outing = Outing.entry("outing", "stay").column
    #expect(graph.table(deciding: outing) == nil)
    #expect(graph.rows(deciding: outing, in: graph.decide(Outing.situation("sun"))).isEmpty)
  }

  @Test func `deciding by rows gives what a look at one row after the other gives`() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<60 {
      let graph = RandomTables.graph(&random)
      for situation in graph.schema.situations {
        #expect(graph.decide(situation) == graph.scan(situation))
      }
    }
  }
}

extension Graph {
  /// The name of a row.
  func id(at place: RowPlace) -> String { tables[place.table].rows[place.row].id }
}
