extension Box {
  /// The columns that the box speaks of.
  public var columns: [Column] {
    Box.any.without(self).spokenColumns.sorted { $0.rawValue < $1.rawValue }
  }

  /// Whether the box refuses a value of a column.
  func speaks(of column: Column) -> Bool { self[column] != Box.any[column] }

  /// The box that accepts in one column what this one accepts, and everything else.
  package func only(_ column: Column) -> Box { Box(column, bits: self[column]) }

  /// The number of combinations of values over some columns.
  func volume(over columns: [Column]) -> Int {
    columns.reduce(1) { $0 * self[$1].nonzeroBitCount }
  }

  /// A single situation of the box: the first value of each column.
  public var witness: Box {
    var single = self
    for column in Column.allCases {
      single[column] = self[column].lowestBit
    }
    return single
  }

  /// The same box without the columns that tables decide.
  var situation: Box {
    Column.derived.reduce(into: self) { $0[$1] = Box.any[$1] }
  }

  /// The situations of this box that are not in another, as disjoint boxes.
  func subtracting(_ other: Box) -> [Box] {
    guard intersects(other) else { return [self] }
    var pieces: [Box] = []
    var rest = self
    for column in self.without(other).spokenColumns {
      let mask = column.mask
      pieces.append(rest.without(mask & other))
      rest = rest.without(mask.without(other))
    }
    return pieces
  }

  /// The situations of this box that are in none of the others, as disjoint boxes.
  func subtracting(_ others: [Box]) -> [Box] {
    others.reduce([self]) { pieces, other in
      pieces.contains { $0.intersects(other) } ? pieces.flatMap { $0.subtracting(other) } : pieces
    }
  }

  /// The columns that own a bit of this box, guard bits included.
  var spokenColumns: [Column] {
    var found: [Column] = []
    for word in 0..<Box.wordCount {
      var bits = self[word: word]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        guard let column = ColumnLayout.shared.columns[word][bit] else { break }
        found.append(column)
        let place = ColumnLayout.shared[column]
        bits &= ~(place.bits | place.guardBit)
      }
    }
    return found
  }
}

extension [Box] {
  /// The same set without the boxes that lie inside another.
  var absorbed: [Box] {
    let byBits = sorted { $0.bitCount > $1.bitCount }
    var kept: [Box] = []
    for box in byBits where !kept.contains(where: { $0.contains(box) }) { kept.append(box) }
    return kept
  }

  /// The same set as boxes that do not overlap.
  var disjoint: [Box] {
    reduce(into: []) { pieces, box in pieces += box.subtracting(pieces) }
  }
}

extension Box {
  /// The number of accepted values over all columns.
  fileprivate var bitCount: Int {
    a.nonzeroBitCount + b.nonzeroBitCount + c.nonzeroBitCount + d.nonzeroBitCount
      + e.nonzeroBitCount
  }
}

extension Column {
  /// The bits of the column and no other.
  var mask: Box {
    let place = ColumnLayout.shared[self]
    var box = Box.zero
    box[word: place.word] = place.bits
    return box
  }
}

extension UInt64 {
  /// The lowest bit that is set.
  var lowestBit: UInt64 { self & (~self &+ 1) }
}
