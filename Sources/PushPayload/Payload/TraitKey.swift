/// A key of a payload, in a form that compares fast.
struct TraitKey: Equatable, ExpressibleByStringLiteral {
  private static let longest = 24

  let count: Int
  // The bytes, if they are no longer than the longest key that matters.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  @inline(__always)
  init(_ range: Range<Int>, of bytes: Span<UInt8>) {
    count = range.count
    guard count <= Self.longest else { return }
    first = bytes.word(at: range.lowerBound, count: count)
    if count > 8 { second = bytes.word(at: range.lowerBound + 8, count: count - 8) }
    if count > 16 { third = bytes.word(at: range.lowerBound + 16, count: count - 16) }
  }

  init(stringLiteral key: String) {
    let bytes = ContiguousArray(key.utf8)
    self.init(0..<bytes.count, of: bytes.span)
  }
}

struct KeyTable<Value: Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  private let rows: [(TraitKey, Value)]
  /// One bit for each length of a key.
  private let lengths: UInt32

  init(dictionaryLiteral rows: (TraitKey, Value)...) { self.init(rows) }

  init(_ rows: [(TraitKey, Value)]) {
    self.rows = rows
    lengths = rows.reduce(0) { $0 | 1 << UInt32($1.0.count) }
  }

  @inline(__always)
  func value(_ range: Range<Int>, of bytes: Span<UInt8>) -> Value? {
    guard lengths >> UInt32(truncatingIfNeeded: range.count) & 1 == 1 else { return nil }
    let key = TraitKey(range, of: bytes)
    for (known, value) in rows where known == key { return value }
    return nil
  }
}
