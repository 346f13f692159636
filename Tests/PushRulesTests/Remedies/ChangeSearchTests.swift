import PushTestSupport
import Testing

@testable import PushRules

/// The smallest change, compared with trying every change of up to two parts.
struct ChangeSearchTests {
  private let graph = DecisionGraph.routing

  @Test func `a change brings the call about, and no smaller one would`() throws {
    var random = SeededRandom(seed: 11)
    var sizes: [Int: Int] = [:]
    for _ in 0..<30 {
      let situation = Box.random(&random)
      let decided = graph.decide(situation)
      guard Box.world(.open).contains(decided) else { continue }
      for occasion in Occasion.all where !occasion.when.contains(decided) {
        let search = ChangeSearch(composition: .routing, situation: situation)
        let change = try #require(search.nearest(for: occasion.when, decided: decided))
        let changed = graph.decide(situation.applying(change))
        #expect((occasion.when & .world(.open)).contains(changed), "\(occasion.method)")
        sizes[change.steps.count, default: 0] += 1
        if change.steps.count == 2 {
          let single = singleChanges(of: situation, within: reach(of: change)).first {
            (occasion.when & .world(.open) & decided.only(.recipient)).contains(graph.decide($0))
          }
          #expect(single == nil, "\(occasion.method) in \(situation)")
        }
      }
    }
    #expect(sizes[1, default: 0] > 0 && sizes[2, default: 0] > 0 && sizes[3, default: 0] > 0)
  }

  @Test func `no change of two parts would do where three are advised`() throws {
    var random = SeededRandom(seed: 5)
    var checked = 0
    while checked < 4 {
      let situation = Box.random(&random)
      let decided = graph.decide(situation)
      guard Box.world(.open).contains(decided) else { continue }
      let occasion = try #require(Occasion.all.randomElement(using: &random))
      let search = ChangeSearch(composition: .routing, situation: situation)
      let change = try #require(search.nearest(for: occasion.when, decided: decided))
      guard change.steps.count == 3 else { continue }
      checked += 1
      let columns = reach(of: change)
      let question = occasion.when & .world(.open) & decided.only(.recipient)
      for single in singleChanges(of: situation, within: columns) {
        for pair in singleChanges(of: single, within: columns) where pair != situation {
          #expect(!question.contains(graph.decide(pair)), "\(occasion.method): \(pair)")
        }
      }
    }
  }

  /// The columns of the tiers that a change reaches into.
  private func reach(of change: Change) -> [Column] {
    let columns = change.steps.map(\.column)
    let tiers = ChangeSearch.tiers.map(ChangeSearch.columns)
    let last = tiers.lastIndex { $0.contains { columns.contains($0) } } ?? 0
    return Array(tiers[...last].joined())
  }

  private func singleChanges(of situation: Box, within columns: [Column]) -> [Box] {
    columns.flatMap { column in
      (0..<column.width).map { index in
        var changed = situation
        changed[column] = 1 << UInt64(index)
        return changed
      }
    }
  }
}
