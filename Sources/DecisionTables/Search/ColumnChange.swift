/// A change of some inputs of a situation, each to one value.
package struct ColumnChange: Hashable, Sendable {
  /// The steps, in the order of the columns.
  package let steps: [Step]

  package struct Step: Hashable, Sendable {
    /// The input.
    package let column: Column
    /// The place of its new value.
    package let value: Int
  }

  init(from situation: Region, to other: Region, in schema: Schema) {
    steps = schema.inputs.filter { situation[$0] != other[$0] }
      .map { Step(column: $0, value: other.value(of: $0)) }
  }

  package func applied(to situation: Region) -> Region {
    steps.reduce(into: situation) { $0[$1.column] = UInt64(bit: $1.value) }
  }
}

/// A smallest set of columns to change, with all combinations of values that lead to the answer.
package struct ChangeSet: Sendable {
  package let columns: [Column]
  /// The combinations, as alternatives that do not overlap, the cheapest first.
  package let alternatives: [Alternative]

  /// Values whose combinations all lead to the answer.
  package struct Alternative: Sendable {
    /// The values of each column, and everything in the others.
    package let values: Region
    /// The change to the cheapest of them.
    package let change: ColumnChange
  }

  /// Sorts values, in regions that may overlap; the first alternative has preferred ones, if
  /// there are any.
  init(
    _ columns: [Column],
    of situation: Region,
    values: [Region],
    preferring preferred: [Region],
    in schema: Schema
  ) {
    self.columns = columns
    var alternatives: [Alternative] = []
    var rest = values
    var choice = preferred.isEmpty ? values : preferred
    while let cheapest = Self.cheapest(of: columns, in: choice, from: situation, schema) {
      let grown = Self.grown(cheapest, over: columns, within: rest)
      let target = columns.reduce(into: situation) { $0[$1] = cheapest[$1] }
      let change = ColumnChange(from: situation, to: target, in: schema)
      alternatives.append(Alternative(values: grown, change: change))
      rest = rest.flatMap { $0.subtracting(grown) }
      choice = rest
    }
    self.alternatives = alternatives
  }

  /// The cheapest values of some regions: the cheapest of the first column, then of the second.
  private static func cheapest(
    of columns: [Column],
    in regions: [Region],
    from situation: Region,
    _ schema: Schema
  ) -> Region? {
    let singles = regions.map { region in
      columns.reduce(into: (region: schema.any, ranks: [Int]())) { single, column in
        let best = schema.ranked(region[column].places, of: column, from: situation).first
        guard let best else { return }
        single.region[column] = UInt64(bit: best)
        single.ranks.append(schema.rank(of: best, in: column, from: situation))
      }
    }
    return singles.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }?.region
  }

  /// The largest region around some values that stays within regions, column after column.
  private static func grown(
    _ values: Region,
    over columns: [Column],
    within regions: [Region]
  ) -> Region {
    var grown = values
    for column in columns {
      for bit in column.allValues.bits where grown[column] & bit == 0 {
        var wider = grown
        wider[column] = bit
        if wider.subtracting(regions).isEmpty { grown[column] |= bit }
      }
    }
    return grown
  }
}

extension Schema {
  /// Values of a column, the best advice first.
  package func ranked(_ values: [Int], of column: Column, from situation: Region) -> [Int] {
    values.sorted {
      rank(of: $0, in: column, from: situation) < rank(of: $1, in: column, from: situation)
    }
  }

  /// The rank of a value as advice; the lowest comes first.
  func rank(of value: Int, in column: Column, from situation: Region) -> Int {
    description(of: column).rank(value, situation.value(of: column))
  }
}
