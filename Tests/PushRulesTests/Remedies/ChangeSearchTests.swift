import PushTestSupport
import Testing

@testable import DecisionTables
@testable import PushRules

/// The smallest change, compared with trying every change of up to two parts.
struct ChangeSearchTests {
  private let graph = DecisionGraph.routing.graph

  @Test func `a change brings the call about, and no smaller one would`() throws {
    var random = SeededRandom(seed: 11)
    var sizes: [Int: Int] = [:]
    for _ in 0..<Sweep.count(250) {
      let situation = Region.random(&random)
      let decided = graph.decide(situation)
      guard Entry.feasibility(.open).contains(decided) else { continue }
      for candidate in PossibleCall.all where !candidate.when.contains(decided) {
        let search = search(from: situation, decided)
        let change = try #require(search.nearest(for: candidate.when))
        let changed = graph.decide(change.applied(to: situation))
        #expect((candidate.when & .feasibility(.open)).contains(changed), "\(candidate.method)")
        sizes[change.steps.count, default: 0] += 1
        if change.steps.count == 2 {
          let single = singleChanges(of: situation, within: reach(of: change)).first {
            (candidate.when & .feasibility(.open)
              & Schema.push.only(Column(.recipient), of: decided))
              .contains(graph.decide($0))
          }
          #expect(single == nil, "\(candidate.method) in \(situation)")
        }
      }
    }
    #expect((1...3).allSatisfy { sizes[$0, default: 0] > 0 } || !Sweep.isWhole, "\(sizes)")
  }

  @Test func `no change of two parts would do where three are advised`() throws {
    var random = SeededRandom(seed: 5)
    var checked = 0
    while checked < (Sweep.isWhole ? 4 : 1) {
      let situation = Region.random(&random)
      let decided = graph.decide(situation)
      guard Entry.feasibility(.open).contains(decided) else { continue }
      let candidate = try #require(PossibleCall.all.randomElement(using: &random))
      let search = search(from: situation, decided)
      let change = try #require(search.nearest(for: candidate.when))
      guard change.steps.count == 3 else { continue }
      checked += 1
      let columns = reach(of: change)
      let question =
        candidate.when & .feasibility(.open) & Schema.push.only(Column(.recipient), of: decided)
      for single in singleChanges(of: situation, within: columns) {
        for pair in singleChanges(of: single, within: columns) where pair != situation {
          #expect(!question.contains(graph.decide(pair)), "\(candidate.method): \(pair)")
        }
      }
    }
  }

  /// A search that prefers a push for the same receiver.
  private func search(from situation: Region, _ decided: Region) -> ChangeSearch {
    ChangeSearch(
      from: situation,
      preferring: Schema.push.only(Column(.recipient), of: decided),
      in: .routing
    )
  }

  /// The columns of the tiers that a change reaches into.
  private func reach(of change: ColumnChange) -> [Column] {
    let columns = change.steps.map(\.column)
    let tiers = Schema.push.efforts.tiers
    let last = tiers.lastIndex { $0.contains { columns.contains($0) } } ?? 0
    return Array(tiers[...last].joined())
  }

  private func singleChanges(of situation: Region, within columns: [Column]) -> [Region] {
    columns.flatMap { column in
      (0..<column.width).map { index in
        var changed = situation
        changed[column] = UInt64(bit: index)
        return changed
      }
    }
  }
}
