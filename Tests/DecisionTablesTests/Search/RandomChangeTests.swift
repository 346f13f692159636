import PushTestSupport
import Testing

@testable import DecisionTables

/// Changes in random tables, compared with trying every situation.
struct RandomChangeTests {
  /// A situation, a question that does not hold in it, and where it holds.
  private struct Trial {
    let graph: Graph
    let situation: Region
    let question: Region
    /// The situations in which the question holds, by the columns in which they differ.
    let reached: [Set<Column>: [Region]]

    /// Draws a trial, or nil if the question holds already.
    init?(_ random: inout SeededRandom) {
      let graph = RandomTables.graph(&random)
      guard let start = graph.schema.situations.randomElement(using: &random) else { return nil }
      let question = graph.randomQuestion(&random)
      guard !question.contains(graph.scan(start)) else { return nil }
      let holding = graph.schema.situations.filter { question.contains(graph.scan($0)) }
      self.graph = graph
      self.question = question
      situation = start
      reached = Dictionary(grouping: holding) { other in
        Set(graph.schema.inputs.filter { start[$0] != other[$0] })
      }
    }

    /// The smallest sufficient sets of columns.
    var smallest: Set<Set<Column>> {
      Set(reached.keys.filter { set in !reached.keys.contains { $0.isStrictSubset(of: set) } })
    }

    var search: ChangeSearch {
      ChangeSearch(from: situation, preferring: graph.schema.any, in: Relations(graph))
    }
  }

  private static func trials(_ count: Int, seed: UInt64) -> [Trial] {
    var random = SeededRandom(seed: seed)
    var trials: [Trial] = []
    while trials.count < count {
      if let trial = Trial(&random) { trials.append(trial) }
    }
    return trials
  }

  @Test func `the smallest sets of columns are those that trying finds`() {
    for trial in Self.trials(150, seed: 17) {
      let sets = ChangeSets(
        from: trial.situation,
        to: [trial.question],
        in: Relations(trial.graph)
      ).sets
      #expect(Set(sets.map { Set($0) }) == trial.smallest)
      #expect(sets.count == trial.smallest.count)
    }
  }

  @Test func `the alternatives of a change lead to each situation that trying finds, once`() {
    var sizes: [Int: Int] = [:]
    for trial in Self.trials(150, seed: 19) {
      let found = trial.search.all(for: [trial.question])
      #expect(Set(found.map { Set($0.columns) }) == trial.smallest)
      for change in found {
        let values = trial.reached[Set(change.columns)] ?? []
        #expect(
          values.allSatisfy { value in change.alternatives.count { $0.values.contains(value) } == 1
          }
        )
        let count = change.alternatives.reduce(0) { $0 + $1.values.volume(over: change.columns) }
        #expect(count == UInt64(values.count))
        sizes[change.columns.count, default: 0] += 1
      }
    }
    #expect(sizes.count > 2, "\(sizes)")
  }

  @Test func `the nearest change is the first of all`() {
    for trial in Self.trials(150, seed: 29) {
      let nearest = trial.search.nearest(for: trial.question)
      #expect(nearest == trial.search.all(for: [trial.question]).first?.alternatives.first?.change)
      #expect((nearest == nil) == trial.reached.isEmpty)
    }
  }

  @Test func `a narrowed region loses no situation in which the question holds`() {
    for trial in Self.trials(80, seed: 31) {
      let narrowed = trial.graph.narrowed(trial.question)
      for situation in trial.reached.values.joined() {
        #expect(narrowed?.contains(trial.graph.scan(situation)) == true)
      }
    }
  }
}
