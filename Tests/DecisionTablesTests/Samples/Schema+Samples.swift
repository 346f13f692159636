import DecisionTables
import PushTestSupport

extension Schema {
  /// Columns with so many values each.
  convenience init(inputs: [Int], answers: [Int] = []) {
    func columns(_ counts: [Int]) -> [ColumnDescription] {
      counts.map { count in
        ColumnDescription("column", values: (0..<count).map { String($0) })
      }
    }
    self.init(inputs: columns(inputs), answers: columns(answers))
  }

  /// Every situation: one value in each input.
  var situations: [Region] {
    inputs.reduce([any]) { regions, column in
      regions.flatMap { region in
        region[column].bits.map { region.keeping($0, of: column) }
      }
    }
  }

  /// The region with some values, at least one, in each of some columns.
  func randomRegion(over columns: [Column], _ random: inout SeededRandom) -> Region {
    columns.reduce(into: any) { region, column in
      region[column] = UInt64.random(in: 1...column.allValues, using: &random)
    }
  }
}
