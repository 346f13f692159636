/// Rows of all tables of a graph, one bit each.
///
/// It has room for 512 rows. The eight words are properties, because a decision mostly intersects
/// sets of rows: optimised they are as fast as a vector, and in a debug build ten times faster.
package struct RowSet: Hashable, Sendable {
  static let wordCount = 8
  private var a, b, c, d, e, f, g, h: UInt64

  static let full = RowSet { _ in .max }
  static let empty = RowSet { _ in 0 }

  init(_ word: (_ number: Int) -> UInt64) {
    (a, b, c, d) = (word(0), word(1), word(2), word(3))
    (e, f, g, h) = (word(4), word(5), word(6), word(7))
  }

  subscript(word: Int) -> UInt64 {
    switch word {
    case 0: a
    case 1: b
    case 2: c
    case 3: d
    case 4: e
    case 5: f
    case 6: g
    default: h
    }
  }

  mutating func formIntersection(_ other: RowSet) {
    a &= other.a
    b &= other.b
    c &= other.c
    d &= other.d
    e &= other.e
    f &= other.f
    g &= other.g
    h &= other.h
  }

  mutating func formUnion(_ other: RowSet) {
    a |= other.a
    b |= other.b
    c |= other.c
    d |= other.d
    e |= other.e
    f |= other.f
    g |= other.g
    h |= other.h
  }
}
