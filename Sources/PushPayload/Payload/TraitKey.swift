/// A key of a payload, in a form that compares fast.
struct TraitKey: Equatable {
  private static let longest = 24

  /// The number of bytes.
  let count: Int
  // The bytes, if they are no more than the longest key that matters has.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  /// Reads a key in a text; the bytes must need no decoding.
  @inline(__always)
  init(_ range: Range<Int>, of bytes: Span<UInt8>) {
    count = range.count
    guard count <= Self.longest else { return }
    first = bytes.word(at: range.lowerBound, count: count)
    if count > 8 { second = bytes.word(at: range.lowerBound + 8, count: count - 8) }
    if count > 16 { third = bytes.word(at: range.lowerBound + 16, count: count - 16) }
  }
}

extension TraitKey: ExpressibleByStringLiteral {
  /// Takes over a key.
  init(stringLiteral key: String) {
    let bytes = ContiguousArray(key.utf8)
    self.init(0..<bytes.count, of: bytes.span)
  }
}
