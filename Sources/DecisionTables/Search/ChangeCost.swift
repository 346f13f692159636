/// How dear it is to change some columns: the dearest of their tiers, then how many they are, then how
/// easily each changes.
struct ChangeCost: Comparable {
  private let ranks: [Int]

  init(_ columns: [Column], by efforts: InputEfforts) {
    let tiers = columns.map { efforts.tierNumbers[$0.number] }
    ranks = [tiers.max() ?? 0, columns.count] + columns.map { efforts.places[$0.number] }
  }

  static func < (one: ChangeCost, other: ChangeCost) -> Bool {
    one.ranks.lexicographicallyPrecedes(other.ranks)
  }
}

/// The inputs of a schema by what it takes to change them.
struct InputEfforts: Sendable {
  /// The inputs of each tier, the easiest tier first, and in it those first that change most easily.
  let tiers: [[Column]]
  /// The tier of each input, by its number.
  let tierNumbers: [Int]
  /// The place of each input among all, those first that change most easily.
  let places: [Int]

  init(_ inputs: ArraySlice<Column>, _ descriptions: [ColumnDescription]) {
    let efforts = inputs.map { descriptions[$0.number].effort }
    let sorted = inputs.sorted { one, other in
      let (first, second) = (efforts[one.number], efforts[other.number])
      return (first.tier, first.order, one.number) < (second.tier, second.order, other.number)
    }
    tierNumbers = efforts.map { $0.tier }
    var places = [Int](repeating: 0, count: sorted.count)
    for (place, column) in sorted.enumerated() { places[column.number] = place }
    self.places = places
    let last = tierNumbers.max() ?? 0
    tiers = (0...last).map { tier in sorted.filter { efforts[$0.number].tier == tier } }
  }
}
