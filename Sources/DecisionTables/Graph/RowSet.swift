/// Rows of all tables of a graph, one bit each.
@frozen @usableFromInline
package struct RowSet: Hashable, Sendable {
  @usableFromInline static let wordCount = 6
  @usableFromInline var a: UInt64
  @usableFromInline var b: UInt64
  @usableFromInline var c: UInt64
  @usableFromInline var d: UInt64
  @usableFromInline var e: UInt64
  @usableFromInline var f: UInt64

  @inlinable
  init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64, _ f: UInt64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// All rows.
  @inlinable
  static var full: RowSet { RowSet(.max, .max, .max, .max, .max, .max) }
  /// No row.
  @inlinable
  static var empty: RowSet { RowSet(0, 0, 0, 0, 0, 0) }

  /// The rows of a word.
  @inlinable
  subscript(word: Int) -> UInt64 {
    get {
      switch word {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      case 4: e
      default: f
      }
    }
    set {
      switch word {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      case 4: e = newValue
      default: f = newValue
      }
    }
  }

  /// The rows in both sets.
  @inlinable
  static func & (x: RowSet, y: RowSet) -> RowSet {
    RowSet(x.a & y.a, x.b & y.b, x.c & y.c, x.d & y.d, x.e & y.e, x.f & y.f)
  }

  /// The rows in either set.
  @inlinable
  static func | (x: RowSet, y: RowSet) -> RowSet {
    RowSet(x.a | y.a, x.b | y.b, x.c | y.c, x.d | y.d, x.e | y.e, x.f | y.f)
  }

  /// Takes one row out.
  mutating func remove(_ place: Int) {
    self[place / UInt64.bitWidth] &= ~UInt64(bit: place % UInt64.bitWidth)
  }
}
