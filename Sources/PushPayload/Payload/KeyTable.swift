/// What the keys of a place are.
struct KeyTable<Value: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  private let rows: [(TraitKey, Value)]
  /// One bit for each length that a key has.
  private let lengths: UInt32

  init(dictionaryLiteral rows: (TraitKey, Value)...) {
    self.rows = rows
    lengths = rows.reduce(0) { $0 | 1 << UInt32($1.0.count) }
  }

  /// Returns what a key is, or nil for one that is not in the table.
  @inline(__always)
  func value(_ range: Range<Int>, of bytes: Span<UInt8>) -> Value? {
    guard lengths >> UInt32(truncatingIfNeeded: range.count) & 1 == 1 else { return nil }
    let key = TraitKey(range, of: bytes)
    for (known, value) in rows where known == key { return value }
    return nil
  }
}
