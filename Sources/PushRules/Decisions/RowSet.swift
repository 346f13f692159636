/// Rows of tables, one bit each.
struct RowSet: Hashable, Sendable {
  static let wordCount = 5
  static let bitCount = wordCount * UInt64.bitWidth
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64
  private var e: UInt64

  @inline(__always)
  private init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  /// All rows.
  @inline(__always)
  static var full: RowSet { RowSet(.max, .max, .max, .max, .max) }
  /// All rows but one.
  @inline(__always)
  static func full(but place: Int) -> RowSet {
    var rows = full
    rows[place / UInt64.bitWidth] = ~(1 &<< UInt64(place % UInt64.bitWidth))
    return rows
  }
  /// No row.
  @inline(__always)
  static var empty: RowSet { RowSet(0, 0, 0, 0, 0) }

  /// The rows of a word.
  @inline(__always)
  subscript(word: Int) -> UInt64 {
    get {
      switch word {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      default: e
      }
    }
    set {
      switch word {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      default: e = newValue
      }
    }
  }

  /// The rows in both sets.
  @inline(__always)
  static func & (x: RowSet, y: RowSet) -> RowSet {
    RowSet(x.a & y.a, x.b & y.b, x.c & y.c, x.d & y.d, x.e & y.e)
  }

  /// The rows in either set.
  @inline(__always)
  static func | (x: RowSet, y: RowSet) -> RowSet {
    RowSet(x.a | y.a, x.b | y.b, x.c | y.c, x.d | y.d, x.e | y.e)
  }
}
