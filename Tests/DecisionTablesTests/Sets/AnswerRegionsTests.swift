import DecisionTables
import PushTestSupport
import Testing

/// Questions carried back to the inputs, compared with deciding every situation forwards.
struct AnswerRegionsTests {
  @Test func `sets, regions and examples of a question are where it holds`() {
    var random = SeededRandom(seed: 13)
    var counts = (held: 0, never: 0)
    for _ in 0..<60 {
      let graph = RandomTables.graph(&random)
      let relations = Relations(graph)
      var sets = SituationSets(within: graph.schema.any, of: graph.schema)
      var regions = AnswerRegions(graph, on: graph.schema.any)
      for _ in 0..<5 {
        let question = graph.randomQuestion(&random)
        let holding = graph.schema.situations.filter { question.contains(graph.scan($0)) }
        let set = regions.region(of: question, in: &sets)
        #expect(sets.count(set) == UInt64(holding.count))
        let back = relations.situations(where: question)
        let met = graph.schema.situations.filter { one in back.contains { $0.contains(one) } }
        #expect(met == holding)
        let union = back.reduce(.empty) { union, region in
          sets.union(union, sets.set(of: region))
        }
        #expect(union == set)
        let example = relations.example(of: question)
        #expect((example == nil) == holding.isEmpty)
        #expect(example.map { holding.contains(graph.schema.inputs(of: $0.witness)) } ?? true)
        counts.held += holding.isEmpty ? 0 : 1
        counts.never += holding.isEmpty ? 1 : 0
      }
    }
    #expect(counts.held > 50 && counts.never > 5, "\(counts)")
  }

  @Test func `the situations that can exist are those of the first table`() {
    var sets = SituationSets(within: Outing.schema.any, of: Outing.schema)
    var regions = AnswerRegions(Outing.graph, on: Outing.schema.any)
    let possible = regions.possible(in: &sets)
    #expect(sets.count(possible) == Outing.graph.situationCount)
  }

  @Test func `a side with one value answers for that value`() {
    let storm = Outing.region(Outing.entry("weather", "storm"))
    var sets = SituationSets(within: storm, of: Outing.schema)
    var regions = AnswerRegions(Outing.graph, on: storm)
    let ride = regions.region(of: Outing.region(Outing.entry("outing", "ride")), in: &sets)
    let wet = regions.region(of: Outing.region(Outing.entry("ground", "wet")), in: &sets)
    #expect(ride == .empty)
    #expect(wet == .all)
  }
}
