extension Region {
  /// One situation of the region: the first value of each column.
  package var witness: Region {
    var single = self
    for word in 0..<Slot.wordCount {
      let below = (self[word: word] | Slot.guards(word)) &- Slot.lowest(word)
      single[word: word] &= ~below
    }
    return single
  }

  /// The number of combinations of values over some columns; the largest number if there are more.
  package func volume(over columns: [Column]) -> UInt64 {
    firstOverflow(over: columns) == nil
      ? columns.reduce(1) { $0 * UInt64(self[$1].nonzeroBitCount) } : .max
  }

  /// The first column with which 64 bits no longer count the combinations, or nil.
  package func firstOverflow(over columns: [Column]) -> Column? {
    var product: UInt64 = 1
    return columns.first { column in
      let values = UInt64(self[column].nonzeroBitCount)
      let (volume, overflow) = product.multipliedReportingOverflow(by: values)
      product = volume
      return overflow
    }
  }

  package func subtracting(_ other: Region) -> [Region] {
    var pieces: [Region] = []
    subtract(other, into: &pieces)
    return pieces
  }

  /// The situations of this region that are in none of the others, as disjoint regions.
  package func subtracting(_ others: [Region]) -> [Region] {
    var pieces = [self]
    for other in others where pieces.contains(where: { $0.intersects(other) }) {
      var left: [Region] = []
      left.reserveCapacity(pieces.count + 8)
      for piece in pieces { piece.subtract(other, into: &left) }
      pieces = left
    }
    return pieces
  }

  /// Adds the situations that are not in another region, as disjoint regions: one for each column
  /// in which the other accepts less.
  private func subtract(_ other: Region, into pieces: inout [Region]) {
    guard intersects(other) else {
      pieces.append(self)
      return
    }
    var rest = self
    without(other).forEachSlot { word, slot in
      let shared = slot & other[word: word]
      var piece = rest
      piece[word: word] &= ~shared
      pieces.append(piece)
      rest[word: word] &= ~slot | shared
    }
  }

  /// Calls `body` with the word and the bits of each slot that has a bit set, its guard included.
  func forEachSlot(_ body: (_ word: Int, _ slot: UInt64) -> Void) {
    forEachWord { word, bits in
      var bits = bits
      while bits != 0 {
        let slot = Slot.bits(around: bits.trailingZeroBitCount, inWord: word)
        body(word, slot)
        bits &= ~slot
      }
    }
  }

  /// Calls `body` with the place of each set bit, counted over all words.
  func forEachBit(_ body: (Int) -> Void) {
    forEachWord { word, bits in
      bits.forEachPlace { body(word &* UInt64.bitWidth &+ $0) }
    }
  }

  private func forEachWord(_ body: (_ word: Int, _ bits: UInt64) -> Void) {
    for word in 0..<Slot.wordCount { body(word, self[word: word]) }
  }

  fileprivate var bitCount: Int {
    a.nonzeroBitCount + b.nonzeroBitCount + c.nonzeroBitCount + d.nonzeroBitCount
      + e.nonzeroBitCount + f.nonzeroBitCount + g.nonzeroBitCount + h.nonzeroBitCount
      + i.nonzeroBitCount + j.nonzeroBitCount
  }
}

extension [Region] {
  /// The same set without regions inside of another one.
  package var absorbed: [Region] {
    guard count > 1 else { return self }
    let byBits = map { ($0, bits: $0.bitCount) }.sorted { $0.bits > $1.bits }
    var kept: [Region] = []
    for (region, _) in byBits where !kept.contains(where: { $0.contains(region) }) {
      kept.append(region)
    }
    return kept
  }

  /// The same set as regions that do not overlap.
  package var disjoint: [Region] {
    reduce(into: []) { pieces, region in pieces += region.subtracting(pieces) }
  }
}
