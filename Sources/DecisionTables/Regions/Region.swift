/// A set of situations: for every column the values that it accepts.
///
/// Situations, conditions and answers are all regions. A value is a bit; a situation has one bit in
/// each column. A column stands in a slot of fixed size whose last bit, the guard, is always 0. As the
/// slots are the same for all tables, no operation has to know which columns there are: ten plain
/// words, written out, take 2 ns where a loop or a SIMD vector takes 20.
@frozen @usableFromInline
package struct Region: Hashable, Sendable {
  @usableFromInline var a: UInt64
  @usableFromInline var b: UInt64
  @usableFromInline var c: UInt64
  @usableFromInline var d: UInt64
  @usableFromInline var e: UInt64
  @usableFromInline var f: UInt64
  @usableFromInline var g: UInt64
  @usableFromInline var h: UInt64
  @usableFromInline var i: UInt64
  @usableFromInline var j: UInt64

  /// Creates a region without any bit.
  @inlinable
  init() { self.init(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }

  @inlinable
  init(
    _ a: UInt64,
    _ b: UInt64,
    _ c: UInt64,
    _ d: UInt64,
    _ e: UInt64,
    _ f: UInt64,
    _ g: UInt64,
    _ h: UInt64,
    _ i: UInt64,
    _ j: UInt64
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
    self.i = i
    self.j = j
  }

  /// The values that both regions accept, column by column.
  @inlinable
  package static func & (x: Region, y: Region) -> Region {
    Region(
      x.a & y.a,
      x.b & y.b,
      x.c & y.c,
      x.d & y.d,
      x.e & y.e,
      x.f & y.f,
      x.g & y.g,
      x.h & y.h,
      x.i & y.i,
      x.j & y.j
    )
  }

  /// The values that either region accepts, column by column: the smallest region around both.
  @inlinable
  package static func | (x: Region, y: Region) -> Region {
    Region(
      x.a | y.a,
      x.b | y.b,
      x.c | y.c,
      x.d | y.d,
      x.e | y.e,
      x.f | y.f,
      x.g | y.g,
      x.h | y.h,
      x.i | y.i,
      x.j | y.j
    )
  }

  /// The bits of this region that another lacks.
  @inlinable
  package func without(_ other: Region) -> Region {
    Region(
      a & ~other.a,
      b & ~other.b,
      c & ~other.c,
      d & ~other.d,
      e & ~other.e,
      f & ~other.f,
      g & ~other.g,
      h & ~other.h,
      i & ~other.i,
      j & ~other.j
    )
  }

  /// Whether no bit is set.
  @inlinable
  package var isZero: Bool { a | b | c | d | e | f | g | h | i | j == 0 }

  /// The guard bits of the slots that accept no value.
  @inlinable
  package var emptySlots: Region {
    Region(
      Slot.empty(in: a, Slot.guards(0), Slot.lowest(0)),
      Slot.empty(in: b, Slot.guards(1), Slot.lowest(1)),
      Slot.empty(in: c, Slot.guards(2), Slot.lowest(2)),
      Slot.empty(in: d, Slot.guards(3), Slot.lowest(3)),
      Slot.empty(in: e, Slot.guards(4), Slot.lowest(4)),
      Slot.empty(in: f, Slot.guards(5), Slot.lowest(5)),
      Slot.empty(in: g, Slot.guards(6), Slot.lowest(6)),
      Slot.empty(in: h, Slot.guards(7), Slot.lowest(7)),
      Slot.empty(in: i, Slot.guards(8), Slot.lowest(8)),
      Slot.empty(in: j, Slot.guards(9), Slot.lowest(9))
    )
  }

  /// A word by its place.
  @inlinable
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
  /// Keeps of a word no more than some bits.
  @inlinable
  mutating func keep(_ bits: UInt64, ofWord word: Int) {
    switch word {
    case 0: a &= bits
    case 1: b &= bits
    case 2: c &= bits
    case 3: d &= bits
    case 4: e &= bits
    case 5: f &= bits
    case 6: g &= bits
    case 7: h &= bits
    case 8: i &= bits
    default: j &= bits
    }
  }

  /// Whether some column accepts no value, so that no situation is in the region.
  @inlinable
  package var isEmpty: Bool { !emptySlots.isZero }

  /// Whether some situation is in both regions.
  @inlinable
  package func intersects(_ other: Region) -> Bool { !(self & other).isEmpty }

  /// Whether every situation of another region is in this one.
  @inlinable
  package func contains(_ other: Region) -> Bool { other.without(self).isZero }
}
