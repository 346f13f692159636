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

  /// The values that both regions accept, column by column.
  package static func & (x: Region, y: Region) -> Region {
    Region(
      a: x.a & y.a,
      b: x.b & y.b,
      c: x.c & y.c,
      d: x.d & y.d,
      e: x.e & y.e,
      f: x.f & y.f,
      g: x.g & y.g,
      h: x.h & y.h,
      i: x.i & y.i,
      j: x.j & y.j
    )
  }

  /// The values that either region accepts, column by column: the smallest region around both.
  package static func | (x: Region, y: Region) -> Region {
    Region(
      a: x.a | y.a,
      b: x.b | y.b,
      c: x.c | y.c,
      d: x.d | y.d,
      e: x.e | y.e,
      f: x.f | y.f,
      g: x.g | y.g,
      h: x.h | y.h,
      i: x.i | y.i,
      j: x.j | y.j
    )
  }

  /// The bits of this region that another lacks.
  package func without(_ other: Region) -> Region {
    Region(
      a: a & ~other.a,
      b: b & ~other.b,
      c: c & ~other.c,
      d: d & ~other.d,
      e: e & ~other.e,
      f: f & ~other.f,
      g: g & ~other.g,
      h: h & ~other.h,
      i: i & ~other.i,
      j: j & ~other.j
    )
  }

  package var isZero: Bool { a | b | c | d | e | f | g | h | i | j == 0 }

  /// The guard bits of the slots that accept no value.
  package var emptySlots: Region {
    Region(
      a: Slot.empty(in: a, Slot.lowest(0)),
      b: Slot.empty(in: b, Slot.lowest(1)),
      c: Slot.empty(in: c, Slot.lowest(2)),
      d: Slot.empty(in: d, Slot.lowest(3)),
      e: Slot.empty(in: e, Slot.lowest(4)),
      f: Slot.empty(in: f, Slot.lowest(5)),
      g: Slot.empty(in: g, Slot.lowest(6)),
      h: Slot.empty(in: h, Slot.lowest(7)),
      i: Slot.empty(in: i, Slot.lowest(8)),
      j: Slot.empty(in: j, Slot.lowest(9))
    )
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
}

extension Region {
  /// Whether the region holds no situation, because a column accepts no value.
  package var isEmpty: Bool { !emptySlots.isZero }

  /// Whether some situation is in both regions.
  package func intersects(_ other: Region) -> Bool { !(self & other).isEmpty }

  /// Whether every situation of another region is in this one.
  package func contains(_ other: Region) -> Bool { other.without(self).isZero }
}
