import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// Random situations of the whole space: what is found works, is smallest, and is all there is.
struct RemedySweepTests {
  private static let parts = Sweep.isWhole ? 10 : 1

  @Test(arguments: 0..<parts)
  func `no random question breaks the promise, in part`(part: Int) {
    var random = SeededRandom(seed: 1_000 + UInt64(part))
    let count = (Sweep.isWhole ? 5_000 : 10) / Self.parts
    var drawn = 0
    while drawn < count {
      guard let asked = RemedySweep.Question(&random) else { continue }
      drawn += 1
      let found = asked.search.all(for: asked.questions)
      guard works(found, for: asked), isSmallest(found, for: asked) else { return }
      // The proof that nothing is missing takes longer than all the rest.
      if drawn.isMultiple(of: 10), !isComplete(found, for: asked) { return }
    }
  }

  /// Every alternative of every change leads to the calls, with its cheapest and with any other values.
  private func works(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let wrong = found.flatMap(\.alternatives).first { alternative in
      let columns = alternative.change.steps.map(\.column)
      let other = columns.reduce(into: asked.situation) { situation, column in
        situation[column] = UInt64(bit: 63 - alternative.values[column].leadingZeroBitCount)
      }
      return !asked.holds(in: alternative.change.applied(to: asked.situation))
        || !asked.holds(in: other)
    }
    #expect(wrong == nil, "\(asked): \(wrong?.change.steps ?? [])")
    return wrong == nil
  }

  private func isSmallest(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let needless = found.first { needlessColumn(of: $0.columns, for: asked) != nil }
    #expect(needless == nil, "\(asked): \(needless?.columns ?? [])")
    return needless == nil
  }

  private func isComplete(_ found: [ChangeSet], for asked: RemedySweep.Question) -> Bool {
    let missing = missing(from: found, for: asked)
    #expect(missing == nil, "\(asked): \(missing ?? .any) is missing")
    return missing == nil
  }

  /// A column that a change does not need.
  ///
  /// Without one, no change of fewer of the columns is enough.
  private func needlessColumn(of columns: [Column], for asked: RemedySweep.Question) -> Column? {
    columns.first { column in asked.canHold(changing: columns.filter { $0 != column }) }
  }

  /// Situations with the calls that differ in all columns of none of the changes.
  private func missing(from found: [ChangeSet], for asked: RemedySweep.Question) -> Region? {
    found.reduce(asked.questions) { left, change in
      let covered = change.columns.reduce(Region.any) { region, column in
        region & Entry(column, ~asked.situation[column])
      }
      return left.flatMap { $0.subtracting(covered) }
        .filter { Relations.routing.example(of: $0) != nil }
    }
    .first { Relations.routing.example(of: $0) != nil }
  }

  @Test func `a change that is left out or too large would be found`() throws {
    var random = SeededRandom(seed: 40)
    var checked = 0
    while checked < (Sweep.isWhole ? 5 : 2) {
      guard let asked = RemedySweep.Question(&random) else { continue }
      let found = asked.search.all(for: asked.questions)
      guard let last = found.last else { continue }
      checked += 1
      #expect(missing(from: found.dropLast(), for: asked) != nil, "\(asked)")
      let other = try #require(Schema.push.inputs.first { !last.columns.contains($0) })
      #expect(needlessColumn(of: last.columns + [other], for: asked) != nil, "\(asked)")
    }
  }

  @Test func `the nearest change is the first of all that are for the same receiver`() {
    var random = SeededRandom(seed: 77)
    var checked = 0
    while checked < (Sweep.isWhole ? 15 : 4) {
      guard let asked = RemedySweep.Question(&random) else { continue }
      for question in asked.questions {
        let all = asked.search.all(for: [question])
        let nearest = asked.search.nearest(for: question)
        guard let first = all.first?.alternatives.first?.change, let nearest else {
          #expect(all.isEmpty && nearest == nil)
          continue
        }
        checked += 1
        let receiver = Schema.push.only(Column(.recipient), of: asked.decided)
        let isSame = receiver.contains(asked.graph.decide(first.applied(to: asked.situation)))
        #expect(!isSame || first == nearest, "\(asked)")
      }
    }
  }
}
