/// A set of situations: for every column the values that it accepts.
///
/// Situations, conditions, conclusions and answers are all boxes. A column has one bit a value; a
/// situation has one bit in each column of the situation, and a column that nobody speaks of
/// accepts all its values.
public struct Box: Hashable, Sendable {
  static let wordCount = 5
  static let bitCount = wordCount * UInt64.bitWidth
  var a: UInt64
  var b: UInt64
  var c: UInt64
  var d: UInt64
  var e: UInt64

  @inline(__always)
  init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, _ e: UInt64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
  }

  /// The box that accepts every situation.
  public static var any: Box { fullBits }
  /// No bit at all.
  static var zero: Box { Box(0, 0, 0, 0, 0) }

  /// Accepts in one column the values with the given bits, and everything in the others.
  ///
  /// Rules are made of a thousand such boxes: inside of each the code would take 100 KB, and no
  /// word is chosen by a branch.
  @inline(never)
  init(_ column: Column, bits: UInt64) {
    let place = ColumnPlace(column)
    let refused = place.bits & ~(bits << UInt64(place.shift))
    func kept(of word: UInt64, _ number: Int) -> UInt64 {
      word & ~(number == place.word ? refused : 0)
    }
    let any = Box.any
    self.init(
      kept(of: any.a, 0),
      kept(of: any.b, 1),
      kept(of: any.c, 2),
      kept(of: any.d, 3),
      kept(of: any.e, 4)
    )
  }

  /// The values that both boxes accept, column by column.
  @inline(__always)
  public static func & (x: Box, y: Box) -> Box {
    Box(x.a & y.a, x.b & y.b, x.c & y.c, x.d & y.d, x.e & y.e)
  }

  /// The values that either box accepts, column by column: the smallest box around both.
  @inline(__always)
  static func | (x: Box, y: Box) -> Box {
    Box(x.a | y.a, x.b | y.b, x.c | y.c, x.d | y.d, x.e | y.e)
  }

  /// The bits of this box that another lacks.
  @inline(__always)
  func without(_ other: Box) -> Box {
    Box(a & ~other.a, b & ~other.b, c & ~other.c, d & ~other.d, e & ~other.e)
  }

  /// Whether no bit is set.
  @inline(__always)
  var isZero: Bool { a | b | c | d | e == 0 }

  /// The guard bits of the columns that accept no value.
  @inline(__always)
  var emptyColumns: Box {
    Box(
      Self.empty(a, guardBits.a, lowestBits.a),
      Self.empty(b, guardBits.b, lowestBits.b),
      Self.empty(c, guardBits.c, lowestBits.c),
      Self.empty(d, guardBits.d, lowestBits.d),
      Self.empty(e, guardBits.e, lowestBits.e)
    )
  }

  /// Subtracting 1 from each column borrows from its guard bit only where the column is 0.
  @inline(__always)
  private static func empty(_ word: UInt64, _ guards: UInt64, _ lowest: UInt64) -> UInt64 {
    ~((word | guards) &- lowest) & guards
  }

  /// Whether some column accepts no value, so that no situation is in the box.
  @inline(__always)
  public var isEmpty: Bool { !emptyColumns.isZero }

  /// Whether some situation is in both boxes.
  @inline(__always)
  public func intersects(_ other: Box) -> Bool { !(self & other).isEmpty }

  /// Whether every situation of another box is in this one.
  @inline(__always)
  public func contains(_ other: Box) -> Bool { other.without(self).isZero }

  /// The same box, which accepts of a column no more than some bits of its word.
  @inline(__always)
  func keeping(_ bits: UInt64, at place: ColumnPlace) -> Box {
    var box = self
    box[word: place.word] &= bits | ~place.bits
    return box
  }

  /// A word by its place.
  subscript(word word: Int) -> UInt64 {
    @inline(__always)
    get {
      switch word {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      default: e
      }
    }
    @inline(__always)
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

  /// The accepted values of a column, one bit each.
  public subscript(column: Column) -> UInt64 {
    get {
      let place = ColumnPlace(column)
      return (self[word: place.word] & place.bits) >> UInt64(place.shift)
    }
    set {
      let place = ColumnPlace(column)
      let kept = self[word: place.word] & ~place.bits
      self[word: place.word] = kept | (newValue << UInt64(place.shift)) & place.bits
    }
  }
}
