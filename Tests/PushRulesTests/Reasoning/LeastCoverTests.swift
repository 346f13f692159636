import PushTestSupport
import Testing

@testable import PushRules

/// Compares covers with the least ones, which a space of twenty situations lets us find by trying.
struct LeastCoverTests {
  private static let columns: [Column] = [.content, .category, .firstUnlock]
  private static let space = Column.base.reduce(into: Box.any) { box, column in
    if !columns.contains(column) { box[column] = 1 }
  }
  /// All boxes of the space, and its situations.
  private static let boxes = columns.reduce([space]) { boxes, column in
    boxes.flatMap { box in
      (1..<(1 << column.width)).map { bits in
        var part = box
        part[column] = UInt64(bits)
        return part
      }
    }
  }
  private static let situations = boxes.filter { $0.volume(over: columns) == 1 }

  /// The least number of boxes inside a set that cover it, at most a limit; or nil.
  private func least(_ left: [Box], of boxes: [Box], limit: Int) -> Int? {
    guard let first = left.first else { return 0 }
    guard limit > 0 else { return nil }
    var best: Int?
    for box in boxes where box.contains(first) {
      let rest = left.filter { !box.contains($0) }
      let bound = (best ?? limit + 1) - 2
      if let count = least(rest, of: boxes, limit: bound) { best = count + 1 }
    }
    return best
  }

  @Test func `a cover is hardly larger than the least one, and the bound never`()
    throws
  {
    var random = SeededRandom(seed: 79)
    var surplus = 0
    for _ in 0..<60 {
      let inside = Self.situations.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      var sets = SituationSets(within: Self.space)
      var wanted = SituationSet.empty
      for box in inside {
        let set = sets.set(of: box)
        wanted = sets.union(wanted, set)
      }
      var search = CoverSearch([wanted], possible: .all, in: sets)
      let cover = search.cover()
      var notes = NodeNotes()
      let fitting = Self.boxes.filter { sets.contains(wanted, $0, &notes) }.absorbed
      let count = try #require(least(inside, of: fitting, limit: cover.parts.count))
      #expect(cover.leastCount <= count)
      surplus += cover.parts.count - count
    }
    #expect(surplus <= 20)
  }
}
