import PushTestSupport
import Testing

@testable import PushRules

/// The laws of the algebra, on random boxes.
struct BoxAlgebraTests {
  private static let columns: [Column] = [.system, .state, .pushType, .content, .wake]

  /// Boxes over a few columns, each with some values of each column.
  private func boxes(_ count: Int, seed: UInt64) -> [Box] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      Self.columns.reduce(into: Box.any) { box, column in
        let bits = UInt64.random(in: 1..<(1 << UInt64(column.width)), using: &random)
        box[column] = Bool.random(using: &random) ? bits : Box.any[column]
      }
    }
  }

  private func volume(_ box: Box) -> Int {
    box.isEmpty ? 0 : box.volume(over: Self.columns)
  }

  private func pairs(seed: UInt64) -> [(Box, Box)] {
    Array(zip(boxes(500, seed: seed), boxes(500, seed: seed + 1)))
  }

  @Test func `what is met and what is left add up to the whole`() {
    for (one, other) in pairs(seed: 21) {
      let pieces = one.subtracting(other)
      let left = pieces.reduce(0) { $0 + volume($1) }
      #expect(volume(one & other) + left == volume(one), "\(one) without \(other)")
    }
  }

  @Test func `the pieces of a difference are disjoint, inside and outside`() {
    for (one, other) in pairs(seed: 23) {
      let pieces = one.subtracting(other)
      for (index, piece) in pieces.enumerated() {
        #expect(!piece.isEmpty)
        #expect(one.contains(piece) && !piece.intersects(other), "\(piece)")
        #expect(!pieces[..<index].contains { $0.intersects(piece) }, "\(piece)")
      }
    }
  }

  @Test func `intersecting is commutative, and the largest box inside both`() {
    for (one, other) in pairs(seed: 25) {
      let met = one & other
      #expect(met == other & one)
      #expect(one.intersects(other) == !met.isEmpty)
      #expect(one.contains(met) && other.contains(met))
      #expect(one.contains(other) == (met == other))
    }
  }

  @Test func `the union is the smallest box around both`() {
    for (one, other) in pairs(seed: 27) {
      let around = one | other
      #expect(around.contains(one) && around.contains(other))
      for column in Column.allCases {
        #expect(around[column] == one[column] | other[column], "\(column)")
      }
    }
  }

  @Test func `nothing is left of a box without itself or without everything`() {
    for box in boxes(100, seed: 29) {
      #expect(box.subtracting(box).isEmpty)
      #expect(box.subtracting(.any).isEmpty)
      #expect(box.subtracting([]) == [box])
      #expect(Box.any.subtracting(box).allSatisfy { !$0.intersects(box) })
    }
  }

  @Test func `disjoint boxes cover what the overlapping ones cover`() {
    let parts = boxes(12, seed: 31)
    let pieces = parts.disjoint
    let gap = Box.any.subtracting(parts).reduce(0) { $0 + volume($1) }
    #expect(pieces.reduce(0) { $0 + volume($1) } + gap == volume(.any))
    for (index, piece) in pieces.enumerated() {
      #expect(!pieces[..<index].contains { $0.intersects(piece) })
      #expect(parts.contains { $0.contains(piece) })
    }
  }

  @Test func `absorbing drops exactly the boxes inside others`() {
    let parts = boxes(60, seed: 33)
    let kept = parts.absorbed
    #expect(kept.count < parts.count)
    for part in parts { #expect(kept.contains { $0.contains(part) }) }
    for box in kept { #expect(kept.count { $0.contains(box) } == 1) }
  }

  @Test func `a witness is one situation of its box`() {
    for box in boxes(100, seed: 35) {
      #expect(box.contains(box.witness))
      #expect(Column.allCases.allSatisfy { box.witness[$0].nonzeroBitCount == 1 })
    }
  }

  @Test func `a box speaks of the columns in which it refuses a value`() {
    #expect(Box.any.columns.isEmpty)
    for box in boxes(100, seed: 37) {
      let refusing = Column.allCases.filter { box[$0] != Box.any[$0] }
      #expect(box.columns == refusing)
      #expect(refusing.reduce(.any) { $0 & box.only($1) } == box)
    }
  }

  @Test func `a column without a value makes a box empty, and only that`() {
    for column in Column.allCases {
      var box = Box.any
      box[column] = 0
      #expect(box.isEmpty && box.emptyColumns.spokenColumns == [column], "\(column)")
    }
    #expect(!Box.any.isEmpty)
  }
}
