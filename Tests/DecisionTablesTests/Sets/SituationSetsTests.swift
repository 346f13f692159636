import PushTestSupport
import Testing

@testable import DecisionTables

/// The laws of sets, on random unions of regions in a space that can be looked through.
struct SituationSetsTests {
  private static let schema = Schema(inputs: [26, 9, 5, 2])
  private static let columns = schema.columns
  private static let situations = schema.situations

  /// A few regions with some values of each column.
  private static func regions(_ random: inout SeededRandom) -> [Region] {
    (0..<4).map { _ in
      schema.randomRegion(over: columns, &random)
    }
  }

  private static func set(of regions: [Region], in sets: inout SituationSets) -> SituationSet {
    regions.reduce(.empty) { union, region in
      let set = sets.set(of: region)
      return sets.union(union, set)
    }
  }

  private static func holds(_ regions: [Region], _ situation: Region) -> Bool {
    regions.contains { $0.contains(situation) }
  }

  @Test func `a union of regions holds the situations of the regions`() {
    var random = SeededRandom(seed: 41)
    var memo = NodeMemo()
    for _ in 0..<20 {
      var sets = SituationSets(within: Self.schema.any, of: Self.schema)
      let regions = Self.regions(&random)
      let set = Self.set(of: regions, in: &sets)
      for situation in Self.situations {
        let isIn = sets.contains(set, situation, &memo)
        #expect(isIn == Self.holds(regions, situation), "\(situation)")
      }
      let count = Self.situations.count { Self.holds(regions, $0) }
      #expect(sets.count(set) == UInt64(count))
    }
  }

  @Test func `intersection, difference and complement hold the right situations`() {
    var random = SeededRandom(seed: 43)
    var memo = NodeMemo()
    for _ in 0..<10 {
      var sets = SituationSets(within: Self.schema.any, of: Self.schema)
      let regions = (Self.regions(&random), Self.regions(&random))
      let one = Self.set(of: regions.0, in: &sets)
      let other = Self.set(of: regions.1, in: &sets)
      let met = sets.intersection(one, other)
      let rest = sets.difference(one, other)
      let outside = sets.complement(one)
      for situation in Self.situations {
        let isIn = (Self.holds(regions.0, situation), Self.holds(regions.1, situation))
        let found = [met, rest, outside].map { sets.contains($0, situation, &memo) }
        #expect(found == [isIn.0 && isIn.1, isIn.0 && !isIn.1, !isIn.0], "\(situation)")
      }
    }
  }

  @Test func `equal sets are one, however they come about`() {
    var random = SeededRandom(seed: 47)
    for _ in 0..<50 {
      var sets = SituationSets(within: Self.schema.any, of: Self.schema)
      let regions = Self.regions(&random)
      let one = Self.set(of: regions, in: &sets)
      let backwards = Self.set(of: regions.reversed(), in: &sets)
      let disjoint = Self.set(of: regions.disjoint, in: &sets)
      let outside = sets.complement(one)
      let inside = sets.complement(outside)
      #expect([backwards, disjoint, inside] == [one, one, one])
      let nothing = sets.difference(one, one)
      let everything = sets.union(one, outside)
      #expect([nothing, everything] == [.empty, .all])
    }
  }

  @Test func `a region is inside a set if all its situations are, and counted there`() {
    var random = SeededRandom(seed: 53)
    var memo = NodeMemo()
    for _ in 0..<20 {
      var sets = SituationSets(within: Self.schema.any, of: Self.schema)
      let regions = Self.regions(&random)
      let set = Self.set(of: regions, in: &sets)
      for region in Self.regions(&random) {
        let met = Self.situations.count { region.contains($0) && Self.holds(regions, $0) }
        let count = UInt64(met)
        #expect(sets.count(set, within: region) == count)
        let isInside = sets.contains(set, region, &memo)
        #expect(isInside == (count == region.volume(over: Self.columns)))
      }
    }
  }
}

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
