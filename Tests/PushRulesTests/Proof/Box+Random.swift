import PushTestSupport

@testable import PushRules

extension Box {
  /// A situation with a value drawn for every column.
  static func random(_ random: inout SeededRandom) -> Box {
    Column.base.reduce(into: Box.any) { box, column in
      box[column] = 1 << UInt64.random(in: 0..<UInt64(column.width), using: &random)
    }
  }
}
