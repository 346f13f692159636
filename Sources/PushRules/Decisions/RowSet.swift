/// Rows of tables, one bit each.
typealias RowSet = SIMD8<UInt64>

extension RowSet {
  /// All rows.
  static var full: RowSet { RowSet(repeating: .max) }
}
