import PushTestSupport

@testable import PushRules

extension Box {
  /// A situation with a value drawn for every column.
  static func random(_ random: inout SeededRandom) -> Box { .random(in: .any, &random) }

  /// A situation of a box with a value drawn for every column.
  static func random(in box: Box, _ random: inout SeededRandom) -> Box {
    Column.base.reduce(into: Box.any) { situation, column in
      let places = column.places(of: box[column])
      situation[column] = 1 << UInt64(places[Int.random(in: 0..<places.count, using: &random)])
    }
  }

  /// A box with one value in most columns and all values in some, of at most so many situations.
  static func random(upTo volume: Int, _ random: inout SeededRandom) -> Box {
    var box = Box.random(&random)
    for column in Column.base.shuffled(using: &random)
    where box.volume(over: Column.base) * column.width <= volume {
      box[column] = Box.any[column]
    }
    return box
  }
}
