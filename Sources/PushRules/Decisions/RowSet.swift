/// Rows of tables, one bit each.
struct RowSet: Hashable, Sendable {
  static let wordCount = 8
  private var words: SIMD8<UInt64>

  @inline(__always)
  private init(_ words: SIMD8<UInt64>) { self.words = words }

  /// All rows.
  @inline(__always)
  static var full: RowSet { RowSet(SIMD8(repeating: .max)) }
  /// No row.
  @inline(__always)
  static var empty: RowSet { RowSet(.zero) }

  /// The rows of a word.
  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get { words[word] }
    set { words[word] = newValue }
  }

  /// The rows in both sets.
  @inline(__always)
  static func & (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words & y.words) }

  /// The rows in either set.
  @inline(__always)
  static func | (x: RowSet, y: RowSet) -> RowSet { RowSet(x.words | y.words) }
}
