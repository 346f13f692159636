extension Box {
  /// The columns that the box speaks of, in their order.
  public var columns: [Column] { Box.any.without(self).spokenColumns }

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
  var situation: Box { self | Self.answers }

  /// The bits of the columns that tables decide.
  static let answers = Column.derived.reduce(Box.zero) { $0 | $1.mask }

  /// The situations of this box that are not in another, as disjoint boxes.
  func subtracting(_ other: Box) -> [Box] {
    var pieces: [Box] = []
    subtract(other, into: &pieces)
    return pieces
  }

  /// The situations of this box that are in none of the others, as disjoint boxes.
  func subtracting(_ others: [Box]) -> [Box] {
    var pieces = [self]
    for other in others where pieces.contains(where: { $0.intersects(other) }) {
      var left: [Box] = []
      left.reserveCapacity(pieces.count + Self.fewColumns)
      for piece in pieces { piece.subtract(other, into: &left) }
      pieces = left
    }
    return pieces
  }

  /// Adds the situations that are not in another box, as disjoint boxes.
  private func subtract(_ other: Box, into pieces: inout [Box]) {
    guard intersects(other) else {
      pieces.append(self)
      return
    }
    var rest = self
    without(other).forEachColumn { _, place in
      let shared = other[word: place.word]
      var piece = rest
      piece[word: place.word] &= ~(place.bits & shared)
      pieces.append(piece)
      rest[word: place.word] &= ~(place.bits & ~shared)
    }
  }

  /// As many columns as most boxes speak of.
  private static let fewColumns = 8

  /// The columns that own a bit of this box, guard bits included, in their order.
  var spokenColumns: [Column] {
    var found: [Column] = []
    found.reserveCapacity(Self.fewColumns)
    forEachColumn { column, _ in found.append(column) }
    return found
  }

  /// Calls with each column that owns a bit of this box, guard bits included.
  @inline(__always)
  func forEachColumn(_ body: (Column, ColumnPlace) -> Void) {
    for word in 0..<Box.wordCount {
      var bits = self[word: word]
      while bits != 0 {
        guard let column = Column(ofBit: bits.trailingZeroBitCount, inWord: word) else { break }
        let place = ColumnPlace(column)
        body(column, place)
        bits &= ~(place.bits | place.guardBit)
      }
    }
  }
}

extension [Box] {
  /// The same set without the boxes that lie inside another.
  var absorbed: [Box] {
    guard count > 1 else { return self }
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
    let place = ColumnPlace(self)
    var box = Box.zero
    box[word: place.word] = place.bits
    return box
  }
}

extension UInt64 {
  /// The lowest bit that is set.
  var lowestBit: UInt64 { self & (~self &+ 1) }
}
