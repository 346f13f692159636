import DecisionTables

@testable import PushRules

extension DecisionTable {
  /// Values of a column that no rule distinguishes are one class: its bits.
  func classes(of column: Column) -> [UInt64] {
    var classes: [[Bool]: UInt64] = [:]
    for bit in column.allValues.bits {
      classes[written.map { $0.row.condition[column] & bit != 0 }, default: 0] |= bit
    }
    return classes.values.sorted()
  }
}
