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
    let cover: [CoverPart]

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
    mutating func covered(_ question: Int, by parts: [CoverPart]) -> SituationSet {
      let regions = parts.filter { $0.questions.contains(question) }.map(\.region)
      let union = regions.reduce(SituationSet.empty) { union, region in
        let set = sets.set(of: region)
        return sets.union(union, set)
      }
      return sets.intersection(union, possible)
    }

    /// Whether all questions of a part hold in all its situations that can exist.
    mutating func holds(_ part: CoverPart) -> Bool {
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
        let covered = trial.covered(question, by: trial.cover)
        #expect(covered == trial.wanted[question])
      }
    }
  }

  @Test func `no part can be left out`() {
    for var trial in Self.trials(40, seed: 67) {
      let parts = trial.cover
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
      for part in trial.cover {
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

/// Compares covers with the smallest ones, which trying finds in a space of twenty situations.
struct LeastCoverTests {
  private static let schema = Schema(inputs: [5, 2, 2])
  private static let columns = schema.columns
  /// All regions of the space, and its situations.
  private static let regions = columns.reduce([schema.any]) { regions, column in
    regions.flatMap { region in
      (1...column.allValues).map { region.keeping($0, of: column) }
    }
  }
  private static let situations = regions.filter { $0.volume(over: columns) == 1 }

  /// The situations of a region, one bit each.
  private static let members = regions.map { region in
    situations.indices.reduce(0 as UInt64) { bits, place in
      region.contains(situations[place]) ? bits | 1 << UInt64(place) : bits
    }
  }

  /// What a region can cover: for each question all of its situations that can exist, or nothing.
  private func claims(_ wanted: [UInt64], _ possible: UInt64) -> [UInt64] {
    let all = Set(
      Self.members.map { members in
        wanted.indices.reduce(0 as UInt64) { bits, question in
          let met = members & possible
          let shift = UInt64(question * Self.situations.count)
          return met & ~wanted[question] == 0 ? bits | met << shift : bits
        }
      }
    )
    return all.filter { one in !all.contains { $0 != one && $0 & one == one } }
  }

  /// The least number of claims that together cover everything, at most a limit; or nil.
  private func least(_ left: UInt64, of claims: [UInt64], limit: Int) -> Int? {
    guard left != 0 else { return 0 }
    guard limit > 0 else { return nil }
    let first = left & (~left + 1)
    var best: Int?
    for claim in claims where claim & first != 0 {
      let bound = (best ?? limit + 1) - 2
      if let count = least(left & ~claim, of: claims, limit: bound) { best = count + 1 }
    }
    return best
  }

  /// Draws situations, most of those that may be drawn.
  private func draw(from bits: UInt64, _ random: inout SeededRandom) -> UInt64 {
    Self.situations.indices.reduce(0) { drawn, place in
      Int.random(in: 0..<5, using: &random) > 0 ? drawn | bits & 1 << UInt64(place) : drawn
    }
  }

  @Test(arguments: [1, 2])
  func `a cover is hardly larger than the least one`(questions: Int) throws {
    var random = SeededRandom(seed: 79)
    var surplus = 0
    for _ in 0..<60 {
      let possible = questions == 1 ? ~0 : draw(from: ~0, &random)
      let wanted = (0..<questions).map { _ in draw(from: possible, &random) }
      var sets = SituationSets(within: Self.schema.any, of: Self.schema)
      let wantedSets = wanted.map { set(of: $0, in: &sets) }
      let possibleSet = set(of: possible, in: &sets)
      var search = CoverSearch(wantedSets, possible: possibleSet, in: sets)
      let cover = search.cover()
      let claims = claims(wanted, possible)
      let everything = wanted.indices.reduce(0 as UInt64) {
        $0 | wanted[$1] << UInt64($1 * Self.situations.count)
      }
      let count = try #require(least(everything, of: claims, limit: cover.count))
      surplus += cover.count - count
    }
    #expect(surplus <= 25)
  }

  private func set(of bits: UInt64, in sets: inout SituationSets) -> SituationSet {
    var union = SituationSet.empty
    for place in Self.situations.indices where bits & 1 << UInt64(place) != 0 {
      let one = sets.set(of: Self.situations[place])
      union = sets.union(union, one)
    }
    return union
  }
}
