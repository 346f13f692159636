import DecisionTables
import PushTestSupport

extension Region {
  /// Every situation of the region: one value in each input of a schema.
  func situations(of schema: Schema) -> [Region] {
    schema.inputs.reduce([self]) { regions, column in
      regions.flatMap { region in
        region[column].bits.map { region.keeping($0, of: column) }
      }
    }
  }
}

extension Schema {
  /// Every situation.
  var situations: [Region] { any.situations(of: self) }

  /// The region with some values, at least one, in each of some columns.
  func randomRegion(over columns: [Column], _ random: inout SeededRandom) -> Region {
    columns.reduce(into: any) { region, column in
      region[column] = UInt64.random(in: 1...column.allValues, using: &random)
    }
  }
}
