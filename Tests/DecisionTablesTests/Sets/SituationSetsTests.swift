import PushTestSupport
import Testing

@testable import PushRules

/// The laws of sets, on random unions of boxes in a space that can be looked through.
struct SituationSetsTests {
  private static let columns: [Column] = [.system, .state, .content, .category]
  private static let space = Box.space(over: columns)
  private static let situations = space.situations

  /// A few boxes with some values of each column.
  private static func boxes(_ random: inout SeededRandom) -> [Box] {
    (0..<4).map { _ in
      columns.reduce(into: .any) { box, column in
        box[column] = UInt64.random(in: 1..<(1 << UInt64(column.width)), using: &random)
      }
    }
  }

  private static func set(of boxes: [Box], in sets: inout SituationSets) -> SituationSet {
    boxes.reduce(.empty) { union, box in
      let set = sets.set(of: box)
      return sets.union(union, set)
    }
  }

  private static func holds(_ boxes: [Box], _ situation: Box) -> Bool {
    boxes.contains { $0.contains(situation) }
  }

  @Test func `a union of boxes holds the situations of the boxes`() {
    var random = SeededRandom(seed: 41)
    var notes = NodeNotes()
    for _ in 0..<20 {
      var sets = SituationSets(within: Self.space)
      let boxes = Self.boxes(&random)
      let set = Self.set(of: boxes, in: &sets)
      for situation in Self.situations {
        let isIn = sets.contains(set, situation, &notes)
        #expect(isIn == Self.holds(boxes, situation), "\(situation)")
      }
      #expect(sets.count(set) == Self.situations.count { Self.holds(boxes, $0) })
    }
  }

  @Test func `operations do what their names say`() {
    var random = SeededRandom(seed: 43)
    var notes = NodeNotes()
    for _ in 0..<10 {
      var sets = SituationSets(within: Self.space)
      let boxes = (Self.boxes(&random), Self.boxes(&random))
      let one = Self.set(of: boxes.0, in: &sets)
      let other = Self.set(of: boxes.1, in: &sets)
      let met = sets.intersection(one, other)
      let rest = sets.difference(one, other)
      let outside = sets.complement(one)
      for situation in Self.situations {
        let isIn = (Self.holds(boxes.0, situation), Self.holds(boxes.1, situation))
        let found = [met, rest, outside].map { sets.contains($0, situation, &notes) }
        #expect(found == [isIn.0 && isIn.1, isIn.0 && !isIn.1, !isIn.0], "\(situation)")
      }
    }
  }

  @Test func `equal sets are one, however they come about`() {
    var random = SeededRandom(seed: 47)
    for _ in 0..<50 {
      var sets = SituationSets(within: Self.space)
      let boxes = Self.boxes(&random)
      let one = Self.set(of: boxes, in: &sets)
      let backwards = Self.set(of: boxes.reversed(), in: &sets)
      let disjoint = Self.set(of: boxes.disjoint, in: &sets)
      let outside = sets.complement(one)
      let inside = sets.complement(outside)
      #expect([backwards, disjoint, inside] == [one, one, one])
      let nothing = sets.difference(one, one)
      let everything = sets.union(one, outside)
      #expect([nothing, everything] == [.empty, .all])
    }
  }

  @Test func `a box is inside a set if all its situations are, and counted there`() {
    var random = SeededRandom(seed: 53)
    var notes = NodeNotes()
    for _ in 0..<20 {
      var sets = SituationSets(within: Self.space)
      let boxes = Self.boxes(&random)
      let set = Self.set(of: boxes, in: &sets)
      for box in Self.boxes(&random).map({ $0 & Self.space }) {
        let count = Self.situations.count { box.contains($0) && Self.holds(boxes, $0) }
        #expect(sets.count(set, within: box) == count)
        let isInside = sets.contains(set, box, &notes)
        #expect(isInside == (count == box.volume(over: Self.columns)))
      }
    }
  }
}
