/// A smallest set of columns to change, with all values that they can take together.
struct SmallestChange: Sendable {
  /// The columns, in their order.
  let columns: [Column]
  /// All values that do it, as boxes that do not meet: of each, any combination does.
  ///
  /// The box with the cheapest values comes first, then the one with the cheapest of the rest.
  let ways: [Way]

  /// Values of which any combination does it.
  struct Way: Sendable {
    /// The values of each column, and everything in the others.
    let values: Box
    /// The change to the cheapest of them.
    let change: Change
  }

  /// Puts values in order.
  ///
  /// - Parameters:
  ///   - columns: The columns to change.
  ///   - situation: The situation to change.
  ///   - values: The values that do it, in boxes that may meet.
  ///   - preferred: Those of them from which the first is to be taken, if there are any.
  init(_ columns: [Column], of situation: Box, values: [Box], preferring preferred: [Box]) {
    self.columns = columns
    var ways: [Way] = []
    var rest = values
    var choice = preferred.isEmpty ? values : preferred
    while let cheapest = Self.cheapest(of: columns, in: choice, from: situation) {
      let grown = Self.grown(cheapest, over: columns, within: rest)
      let target = columns.reduce(into: situation) { $0[$1] = cheapest[$1] }
      ways.append(Way(values: grown, change: Change(from: situation, to: target)))
      rest = rest.flatMap { $0.subtracting(grown) }
      choice = rest
    }
    self.ways = ways
  }

  /// The cheapest values of some boxes: the cheapest of the first column, then of the second.
  private static func cheapest(
    of columns: [Column],
    in boxes: [Box],
    from situation: Box
  ) -> Box? {
    let singles = boxes.map { box in
      columns.reduce(into: (box: Box.any, ranks: [Int]())) { single, column in
        let current = situation[column].trailingZeroBitCount
        let best = column.places(of: box[column])
          .map { (rank: column.rank($0, from: current), index: $0) }
          .min { $0.rank < $1.rank }
        guard let best else { return }
        single.box[column] = 1 << UInt64(best.index)
        single.ranks.append(best.rank)
      }
    }
    return singles.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }?.box
  }

  /// The largest box around some values that stays within boxes, column after column.
  private static func grown(_ values: Box, over columns: [Column], within boxes: [Box]) -> Box {
    var grown = values
    for column in columns {
      for index in 0..<column.width {
        let bit = 1 << UInt64(index) as UInt64
        var wider = grown
        wider[column] = bit
        guard grown[column] & bit == 0, wider.subtracting(boxes).isEmpty else { continue }
        grown[column] |= bit
      }
    }
    return grown
  }
}
