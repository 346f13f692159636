/// A set of situations: for every column the values that it accepts.
///
/// Situations, conditions and answers are all regions. A value is a bit; a situation has one bit in
/// each column. Every column has a ``Slot`` of fixed size, so that operations work on whole words
/// and need no list of columns. The ten words are properties: an array or a vector takes ten times
/// longer.
package struct Region: Hashable, Sendable {
  var a: UInt64 = 0
  var b: UInt64 = 0
  var c: UInt64 = 0
  var d: UInt64 = 0
  var e: UInt64 = 0
  var f: UInt64 = 0
  var g: UInt64 = 0
  var h: UInt64 = 0
  var i: UInt64 = 0
  var j: UInt64 = 0

  /// Combines two regions word by word.
  @inline(__always)
  private static func combined(
    _ x: Region,
    _ y: Region,
    _ word: (UInt64, UInt64) -> UInt64
  ) -> Region {
    Region(
      a: word(x.a, y.a),
      b: word(x.b, y.b),
      c: word(x.c, y.c),
      d: word(x.d, y.d),
      e: word(x.e, y.e),
      f: word(x.f, y.f),
      g: word(x.g, y.g),
      h: word(x.h, y.h),
      i: word(x.i, y.i),
      j: word(x.j, y.j)
    )
  }

  /// The values that both regions accept, column by column.
  package static func & (x: Region, y: Region) -> Region { combined(x, y) { $0 & $1 } }

  /// The values that either region accepts, column by column: the smallest region around both.
  package static func | (x: Region, y: Region) -> Region { combined(x, y) { $0 | $1 } }

  /// The bits of this region that another lacks.
  package func without(_ other: Region) -> Region { Self.combined(self, other) { $0 & ~$1 } }

  package var isZero: Bool { a | b | c | d | e | f | g | h | i | j == 0 }

  /// The guard bits of the slots that accept no value.
  package var emptySlots: Region {
    Self.combined(self, Self.oneValueInEachSlot) { Slot.empty(in: $0, $1) }
  }

  package subscript(word word: Int) -> UInt64 {
    get {
      switch word {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      case 4: e
      case 5: f
      case 6: g
      case 7: h
      case 8: i
      default: j
      }
    }
    set {
      switch word {
      case 0: a = newValue
      case 1: b = newValue
      case 2: c = newValue
      case 3: d = newValue
      case 4: e = newValue
      case 5: f = newValue
      case 6: g = newValue
      case 7: h = newValue
      case 8: i = newValue
      default: j = newValue
      }
    }
  }

  /// Whether the region holds no situation, because a column accepts no value.
  package var isEmpty: Bool { !emptySlots.isZero }

  /// Whether some situation is in both regions.
  package func intersects(_ other: Region) -> Bool { !(self & other).isEmpty }

  /// Whether every situation of another region is in this one.
  package func contains(_ other: Region) -> Bool { other.without(self).isZero }
}
