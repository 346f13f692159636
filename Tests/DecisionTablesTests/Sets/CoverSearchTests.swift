import PushTestSupport
import Testing

@testable import DecisionTables

/// Covers of random questions over a small space, by the book.
struct CoverSearchTests {
  private static let schema = Schema(inputs: [9, 5, 2])
  private static let columns = schema.columns

  /// Some questions, the situations that can exist, and the cover.
  private struct Trial {
    var sets = SituationSets(within: schema.any, of: schema)
    var wanted: [SituationSet] = []
    let possible: SituationSet
    let cover: RegionCover

    init(_ random: inout SeededRandom) {
      let excluded = Self.union(1, &random, &sets)
      possible = sets.complement(excluded)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let set = Self.union(4, &random, &sets)
        wanted.append(sets.intersection(set, possible))
      }
      var search = CoverSearch(wanted, possible: possible, in: sets)
      cover = search.cover()
    }

    private static func union(
      _ count: Int,
      _ random: inout SeededRandom,
      _ sets: inout SituationSets
    ) -> SituationSet {
      (0..<count).reduce(.empty) { union, _ in
        let set = sets.set(of: schema.randomRegion(over: columns, &random))
        return sets.union(union, set)
      }
    }

    /// What some parts cover of a question, of the situations that can exist.
    mutating func covered(_ question: Int, by parts: [RegionCover.Part]) -> SituationSet {
      let regions = parts.filter { $0.questions.contains(question) }.map(\.region)
      let union = regions.reduce(SituationSet.empty) { union, region in
        let set = sets.set(of: region)
        return sets.union(union, set)
      }
      return sets.intersection(union, possible)
    }

    /// Whether all questions of a part hold in all its situations that can exist.
    mutating func holds(_ part: RegionCover.Part) -> Bool {
      let region = sets.intersection(sets.set(of: part.region), possible)
      return part.questions.allSatisfy { sets.difference(region, wanted[$0]) == .empty }
    }
  }

  private static func trials(_ count: Int, seed: UInt64) -> [Trial] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in Trial(&random) }
  }

  @Test func `a cover holds exactly the situations of each question`() {
    for var trial in Self.trials(40, seed: 61) {
      for question in trial.wanted.indices {
        let covered = trial.covered(question, by: trial.cover.parts)
        #expect(covered == trial.wanted[question])
      }
    }
  }

  @Test func `no part can be left out`() {
    for var trial in Self.trials(40, seed: 67) {
      let parts = trial.cover.parts
      for index in parts.indices {
        let others = parts.indices.filter { $0 != index }.map { parts[$0] }
        let isNeeded = parts[index].questions.contains {
          trial.covered($0, by: others) != trial.wanted[$0]
        }
        #expect(isNeeded, "\(parts[index])")
      }
    }
  }

  @Test func `no part can grow by a value or a question`() {
    for var trial in Self.trials(40, seed: 71) {
      for part in trial.cover.parts {
        let isRight = trial.holds(part)
        #expect(isRight, "\(part)")
        for column in Self.columns {
          for bit in (column.allValues & ~part.region[column]).bits {
            var larger = part
            larger.region[column] |= bit
            let isPrime = !trial.holds(larger)
            #expect(isPrime, "\(part) by \(bit) of \(column.number)")
          }
        }
        for question in trial.wanted.indices where !part.questions.contains(question) {
          var larger = part
          larger.questions.append(question)
          let isPrime = !trial.holds(larger)
          #expect(isPrime, "\(part) by question \(question)")
        }
      }
    }
  }
}
