/// Where a column lies in the words of a box: one bit a value, then a guard bit that is always 0.
struct ColumnPlace: Sendable {
  let word: Int
  let shift: Int
  /// The bits of the values.
  let bits: UInt64

  @inline(__always)
  init(_ column: Column) {
    let start = columnStarts[Int(column.rawValue)]
    word = start / UInt64.bitWidth
    shift = start % UInt64.bitWidth
    bits = ((1 &<< UInt64(column.width)) &- 1) &<< UInt64(shift)
  }

  /// The place of the first value's bit, over all words.
  var firstBit: Int { word * UInt64.bitWidth + shift }

  /// The bit behind those of the values.
  var guardBit: UInt64 { (bits &<< 1) & ~bits }
}

extension Column {
  /// The number of values.
  var width: Int { columnWidths[Int(rawValue)] }

  /// The column that a bit of a word belongs to.
  init?(ofBit bit: Int, inWord word: Int) {
    self.init(rawValue: columnsOfBits[word &* UInt64.bitWidth &+ bit])
  }
}
