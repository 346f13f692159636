import PushTestSupport
import Testing

@testable import PushRules

/// Random situations of the whole space: what is found works, is smallest, and is all there is.
struct WantSweepTests {
  private static let parts = 10

  @Test(arguments: 0..<parts)
  func `no random question breaks the promise, in part`(part: Int) {
    var random = SeededRandom(seed: 1_000 + UInt64(part))
    let count = (Sample.asked ?? 100) / Self.parts
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
    let wrong = found.flatMap(\.ways).first { way in
      let columns = way.change.steps.map(\.column)
      let other = columns.reduce(into: asked.situation) { situation, column in
        situation[column] = 1 << UInt64(63 - way.values[column].leadingZeroBitCount)
      }
      return !asked.holds(in: asked.situation.applying(way.change)) || !asked.holds(in: other)
    }
    #expect(wrong == nil, "\(asked): \(wrong?.change.steps ?? [])")
    return wrong == nil
  }

  private func isSmallest(_ found: [SmallestChange], for asked: WantSweep.Question) -> Bool {
    let needless = found.first { needlessColumn(of: $0.columns, for: asked) != nil }
    #expect(needless == nil, "\(asked): \(needless?.columns ?? [])")
    return needless == nil
  }

  private func isComplete(_ found: [SmallestChange], for asked: WantSweep.Question) -> Bool {
    let missing = missing(from: found, for: asked)
    #expect(missing == nil, "\(asked): \(missing ?? .any) is missing")
    return missing == nil
  }

  /// A column without which a change of the others does it, too.
  ///
  /// Where there is none, no change of a part of the columns does it.
  private func needlessColumn(of columns: [Column], for asked: WantSweep.Question) -> Column? {
    columns.first { column in asked.canHold(changing: columns.filter { $0 != column }) }
  }

  /// Situations with the calls that differ in all columns of none of the changes.
  private func missing(from found: [SmallestChange], for asked: WantSweep.Question) -> Box? {
    found.reduce(asked.questions) { left, change in
      let covered = change.columns.reduce(Box.any) { box, column in
        box & Box(column, bits: ~asked.situation[column])
      }
      return left.flatMap { $0.subtracting(covered) }
        .filter { Composition.routing.example(of: $0) != nil }
    }
    .first { Composition.routing.example(of: $0) != nil }
  }

  @Test func `a change that is left out or too large would be found`() throws {
    var random = SeededRandom(seed: 40)
    var checked = 0
    while checked < 5 {
      guard let asked = WantSweep.Question(&random) else { continue }
      let found = asked.search.all(for: asked.questions, decided: asked.decided)
      guard let last = found.last else { continue }
      checked += 1
      #expect(missing(from: found.dropLast(), for: asked) != nil, "\(asked)")
      let other = try #require(Column.base.first { !last.columns.contains($0) })
      #expect(needlessColumn(of: last.columns + [other], for: asked) == other, "\(asked)")
    }
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
        #expect(!isSame || first == nearest, "\(asked)")
      }
    }
  }
}
