/// Rows of all tables of a graph, one bit each.
///
/// Unlike a region, a set of rows is intersected far more often than it is asked for a word: a vector
/// takes two thirds of the instructions of plain words, and has room for 512 rows.
@frozen @usableFromInline
package struct RowSet: Hashable, Sendable {
  @usableFromInline static let wordCount = 8
  @usableFromInline var words: SIMD8<UInt64>

  @inlinable
  init(_ words: SIMD8<UInt64>) { self.words = words }

  /// All rows.
  @inlinable
  static var full: RowSet { RowSet(SIMD8(repeating: .max)) }
  /// No row.
  @inlinable
  static var empty: RowSet { RowSet(SIMD8(repeating: 0)) }

  /// The rows of a word.
  @inlinable
  subscript(word: Int) -> UInt64 {
    get { words[word] }
    set { words[word] = newValue }
  }

  /// The rows in both sets.
  @inlinable
  static func & (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words & y.words) }

  /// The rows in either set.
  @inlinable
  static func | (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words | y.words) }

  /// Takes one row out.
  mutating func remove(_ place: Int) {
    words[place / UInt64.bitWidth] &= ~UInt64(bit: place % UInt64.bitWidth)
  }
}
