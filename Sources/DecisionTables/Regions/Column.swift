/// Something that a rule can look at: an input of the tables, or the answer of one of them.
package struct Column: Hashable, Sendable {
  /// The place among the columns of its schema.
  package let number: Int
  package let width: Int
  /// The word of a region that holds the values.
  let word: Int
  /// The bit of the first value in its word.
  let shift: UInt64
  /// All bits of its slot, the guard included.
  let slot: UInt64

  var bits: UInt64 { allValues &<< shift }
  /// The places of all values, one bit each.
  package var allValues: UInt64 { (1 &<< UInt64(width)) &- 1 }
}

extension Region {
  /// The accepted values of a column, one bit each.
  package subscript(column: Column) -> UInt64 {
    get { (self[word: column.word] & column.bits) &>> column.shift }
    set {
      let kept = self[word: column.word] & ~column.bits
      self[word: column.word] = kept | (newValue &<< column.shift) & column.bits
    }
  }

  /// The place of the only, or the first, accepted value of a column.
  package func value(of column: Column) -> Int { self[column].trailingZeroBitCount }

  /// Narrows a column to some values.
  package mutating func keep(_ values: UInt64, of column: Column) {
    self[word: column.word] &= values &<< column.shift | ~column.bits
  }

  package func keeping(_ values: UInt64, of column: Column) -> Region {
    var region = self
    region.keep(values, of: column)
    return region
  }

  /// The region with all values of a column accepted.
  package func forgetting(_ column: Column) -> Region {
    var region = self
    region[word: column.word] |= column.bits
    return region
  }

  package func leavesOpen(_ column: Column) -> Bool {
    column.bits & ~self[word: column.word] == 0
  }
}

extension UInt64 {
  /// The bit of the value at a place.
  package init(bit place: Int) { self = 1 &<< UInt64(place) }

  package var lowestBit: UInt64 { self & (~self &+ 1) }

  /// The set bits as separate numbers, the lowest first.
  package var bits: [UInt64] { places.map { UInt64(bit: $0) } }

  /// The places of the set bits, the lowest first.
  package var places: [Int] {
    var places: [Int] = []
    places.reserveCapacity(nonzeroBitCount)
    forEachPlace { places.append($0) }
    return places
  }

  /// Calls `body` with the place of each set bit, the lowest first.
  package func forEachPlace(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}
