import DecisionTables
import PushTestSupport

@testable import PushRules

extension Region {
  /// A situation with a value drawn for every input.
  static func random(_ random: inout SeededRandom) -> Region { .random(in: .any, &random) }

  /// A situation of a region with a value drawn for every input.
  static func random(in region: Region, _ random: inout SeededRandom) -> Region {
    Schema.push.inputs.reduce(into: Region.any) { situation, column in
      let bits = region[column].bits
      situation[column] = bits[Int.random(in: 0..<bits.count, using: &random)]
    }
  }

  /// A region with one value in most inputs and all values in some, of at most so many situations.
  static func random(upTo volume: Int, _ random: inout SeededRandom) -> Region {
    let inputs = Array(Schema.push.inputs)
    var region = Region.random(&random)
    for column in inputs.shuffled(using: &random)
    where region.volume(over: inputs) * UInt64(column.width) <= UInt64(volume) {
      region[column] = column.allValues
    }
    return region
  }
}
