/// Something that a rule can look at: an input of the tables, or the answer of one of them.
@frozen @usableFromInline
package struct Column: Hashable, Sendable {
  /// Four numbers, a byte each: a cell of a table is written in one move.
  @usableFromInline let packed: UInt32

  @inlinable
  init(number: Int, word: Int, shift: Int, width: Int) {
    packed = UInt32(number) | UInt32(word) << 8 | UInt32(shift) << 16 | UInt32(width) << 24
  }

  /// The place among the columns of its schema.
  @inlinable
  package var number: Int { Int(packed & 0xff) }
  /// The number of values.
  @inlinable
  package var width: Int { Int(packed &>> 24) }
  /// The word of a region that holds the values.
  @inlinable
  var word: Int { Int(packed &>> 8 & 0xff) }
  /// The bit of the first value in its word.
  @inlinable
  var shift: UInt64 { UInt64(packed &>> 16 & 0xff) }
  /// The bits of all values in their word.
  @inlinable
  var bits: UInt64 { allValues &<< shift }
  /// The places of all values, one bit each.
  @inlinable
  package var allValues: UInt64 { (1 &<< UInt64(width)) &- 1 }
}

extension Region {
  /// The accepted values of a column, one bit each.
  @inlinable
  package subscript(column: Column) -> UInt64 {
    get { (self[word: column.word] & column.bits) &>> column.shift }
    set {
      let kept = self[word: column.word] & ~column.bits
      self[word: column.word] = kept | (newValue &<< column.shift) & column.bits
    }
  }

  /// The place of the only, or the first, accepted value of a column.
  @inlinable
  package func value(of column: Column) -> Int { self[column].trailingZeroBitCount }

  /// Accepts of a column no more than some values.
  @inlinable
  package mutating func keep(_ values: UInt64, of column: Column) {
    keep(values &<< column.shift | ~column.bits, ofWord: column.word)
  }

  /// The same region, which accepts of a column no more than some values.
  @inlinable
  package func keeping(_ values: UInt64, of column: Column) -> Region {
    var region = self
    region.keep(values, of: column)
    return region
  }

  /// The same region, which accepts all values of a column.
  package func forgetting(_ column: Column) -> Region {
    var region = self
    region[word: column.word] |= column.bits
    return region
  }

  /// Whether the region accepts all values of a column.
  package func leavesOpen(_ column: Column) -> Bool {
    column.bits & ~self[word: column.word] == 0
  }
}

extension UInt64 {
  /// The bit of the value at a place.
  @inlinable
  package init(bit place: Int) { self = 1 &<< UInt64(place) }

  /// The lowest bit that is set.
  @inlinable
  package var lowestBit: UInt64 { self & (~self &+ 1) }

  /// The bits that are set, each alone, the lowest first.
  package var bits: [UInt64] { places.map { UInt64(bit: $0) } }

  /// The places of the bits that are set, the lowest first.
  package var places: [Int] {
    var places: [Int] = []
    places.reserveCapacity(nonzeroBitCount)
    forEachPlace { places.append($0) }
    return places
  }

  /// Calls with the place of each bit that is set, the lowest first.
  @inline(__always)
  package func forEachPlace(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
