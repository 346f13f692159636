import PushTestSupport
import Testing

@testable import DecisionTables

struct ChangeSearchTests {
  private static func search(
    from situation: Region,
    preferring preferred: Entry? = nil
  )
    -> ChangeSearch
  {
    let region = preferred.map { Outing.region($0) } ?? Outing.schema.any
    return ChangeSearch(from: situation, preferring: region, in: Relations(Outing.graph))
  }

  private static let nearest: [(situation: Region, outing: String, changes: [String])] = [
    (Outing.situation("rain"), "walk", ["umbrella present"]),
    (Outing.situation("sun"), "ride", ["bicycle works"]),
    (Outing.situation("sun", "weekday"), "walk", ["day weekend"]),
    (Outing.situation("sun", "weekday"), "ride", ["day weekend", "bicycle works"]),
    (Outing.situation("storm", umbrella: "present"), "ride", ["weather sun", "bicycle works"]),
  ]

  @Test(arguments: nearest)
  func `the easiest tier that will do is changed, and no more of it than needed`(
    situation: Region,
    outing: String,
    changes: [String]
  ) throws {
    let question = Outing.region(Outing.entry("outing", outing))
    let change = try #require(Self.search(from: situation).nearest(for: question))
    #expect(change.steps.map { $0.words } == changes)
    #expect(question.contains(Outing.graph.decide(change.applied(to: situation))))
  }

  @Test func `all smallest changes come cheapest first, each with all of its values`() throws {
    let search = Self.search(from: Outing.situation("rain"))
    let found = search.all(for: [Outing.region(Outing.entry("outing", "walk"))])
    let words = found.map { $0.columns.map { Outing.schema.description(of: $0).name } }
    #expect(words == [["umbrella"], ["weather"]])
    let weather = try #require(found.last?.alternatives.first)
    #expect(found.last?.alternatives.count == 1)
    #expect(Outing.entry("weather", "sun", "clouds").contains(weather.values))
    #expect(weather.change.steps.map { $0.words } == ["weather sun"])
  }

  @Test func `a change that leaves the preferred answer as it is comes first`() {
    let situation = Outing.situation("rain")
    let dry = Self.search(from: situation, preferring: Outing.entry("ground", "dry"))
    let question = Outing.region(Outing.entry("outing", "walk"))
    #expect(dry.nearest(for: question)?.steps.map { $0.words } == ["weather sun"])
    #expect(dry.all(for: [question]).map { $0.columns.count } == [1, 1])
    #expect(dry.all(for: [question]).first?.columns == [Outing.schema.columns[0]])
  }

  @Test func `what no change brings about has none`() {
    let search = Self.search(from: Outing.situation("sun"))
    let question = Outing.region(Outing.entry("weather", "storm"), Outing.entry("outing", "ride"))
    #expect(search.nearest(for: question) == nil)
    #expect(search.all(for: [question]).isEmpty)
  }

  @Test func `inputs are changed tier by tier, in a tier by their order`() {
    func column(_ name: String, _ effort: Effort) -> ColumnDescription {
      ColumnDescription(name, values: ["a", "b"], effort: effort)
    }
    let schema = Schema(
      inputs: [
        column("late", Effort(tier: 2)), column("second", Effort(tier: 0, order: 1)),
        column("first", Effort(tier: 0)),
      ],
      answers: []
    )
    let efforts = schema.efforts
    #expect(efforts.tiers.map { $0.map { $0.number } } == [[2, 1], [], [0]])
    let costs = [[2], [1], [1, 2], [0]].map { places in
      efforts.cost(of: places.map { schema.columns[$0] })
    }
    #expect(costs == costs.sorted { $0.lexicographicallyPrecedes($1) })
  }
}

extension ColumnChange.Step {
  /// The column of an outing with its new value.
  fileprivate var words: String {
    let description = Outing.schema.description(of: column)
    return description.name + " " + description.values[value]
  }
}
