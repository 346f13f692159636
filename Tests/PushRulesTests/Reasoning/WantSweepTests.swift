import PushTestSupport
import Testing

@testable import PushRules

/// Random situations of the whole space: what is found works, is smallest, and is all there is.
struct WantSweepTests {
  private static let parts = 10

  @Test(arguments: 0..<parts)
  func `no random question breaks the promise, in part`(part: Int) {
    var random = SeededRandom(seed: 1_000 + UInt64(part))
    let count = (WantSweep.asked ?? 200) / Self.parts
    var drawn = 0
    while drawn < count {
      guard let asked = WantSweep.Question(&random) else { continue }
      drawn += 1
      let found = asked.search.all(for: asked.questions, decided: asked.decided)
      guard works(found, for: asked), isSmallest(found, for: asked) else { return }
      // The proof that nothing is missing takes longer than all the rest.
      if drawn.isMultiple(of: 10), !isComplete(found, for: asked) { return }
    }
  }

  /// Every way of every change leads to the calls, with its cheapest and with any other values.
  private func works(_ found: [SmallestChange], for asked: WantSweep.Question) -> Bool {
    for change in found {
      for way in change.ways {
        let other = change.columns.reduce(into: asked.situation) { situation, column in
          situation[column] = 1 << UInt64(63 - way.values[column].leadingZeroBitCount)
        }
        let isRight =
          asked.holds(in: asked.situation.applying(way.change)) && asked.holds(in: other)
        #expect(isRight, "\(asked): \(way.change)")
        guard isRight else { return false }
      }
    }
    return true
  }

  /// No change without one of the columns works, and so none of fewer of them.
  private func isSmallest(_ found: [SmallestChange], for asked: WantSweep.Question) -> Bool {
    for change in found {
      for column in change.columns {
        let isNeedless = asked.canHold(changing: change.columns.filter { $0 != column })
        #expect(!isNeedless, "\(asked): \(change.columns) without \(column)")
        guard !isNeedless else { return false }
      }
    }
    return true
  }

  /// Without the situations that change all columns of one of the sets no situation is left.
  private func isComplete(_ found: [SmallestChange], for asked: WantSweep.Question) -> Bool {
    var left = asked.questions
    for change in found {
      let covered = change.columns.reduce(Box.any) { box, column in
        box & Box(column, bits: ~asked.situation[column])
      }
      left = left.flatMap { $0.subtracting(covered) }
        .filter { Composition.routing.example(of: $0) != nil }
    }
    if found.isEmpty { left.removeAll { Composition.routing.example(of: $0) == nil } }
    #expect(left.isEmpty, "\(asked): \(left.first ?? .any) is missing")
    return left.isEmpty
  }

  @Test func `the nearest change is the first of all that are for the same receiver`() {
    var random = SeededRandom(seed: 77)
    var checked = 0
    while checked < 15 {
      guard let asked = WantSweep.Question(&random) else { continue }
      for question in asked.questions {
        let all = asked.search.all(for: [question], decided: asked.decided)
        let nearest = asked.search.nearest(for: question, decided: asked.decided)
        guard let first = all.first?.ways.first?.change, let nearest else {
          #expect(all.isEmpty && nearest == nil)
          continue
        }
        checked += 1
        let receiver = asked.decided.only(.recipient)
        let isSame = receiver.contains(asked.graph.decide(asked.situation.applying(first)))
        #expect(isSame ? first == nearest : !(nearest.cost < first.cost), "\(asked)")
      }
    }
  }
}
