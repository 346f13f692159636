/// The cost of changing some columns: first the highest tier, then their number, then the rank of
/// each.
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

struct InputEfforts: Sendable {
  /// The inputs of each tier, from easiest to hardest.
  let tiers: [[Column]]
  /// The tier of each input, by its number.
  let tierNumbers: [Int]
  /// The rank of each input among all, 0 for the easiest.
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
