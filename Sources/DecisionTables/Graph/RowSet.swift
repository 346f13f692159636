/// Rows of all tables of a graph, one bit each.
///
/// A vector with room for 512 rows, because a decision mostly intersects sets of rows.
package struct RowSet: Hashable, Sendable {
  static let wordCount = 8
  var words: SIMD8<UInt64>

  init(_ words: SIMD8<UInt64>) { self.words = words }

  static var full: RowSet { RowSet(SIMD8(repeating: .max)) }
  static var empty: RowSet { RowSet(SIMD8(repeating: 0)) }

  subscript(word: Int) -> UInt64 {
    get { words[word] }
    set { words[word] = newValue }
  }

  static func & (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words & y.words) }

  static func | (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words | y.words) }

  mutating func remove(_ place: Int) {
    words[place / UInt64.bitWidth] &= ~UInt64(bit: place % UInt64.bitWidth)
  }
}
