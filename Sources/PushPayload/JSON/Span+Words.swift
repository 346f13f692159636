extension Span<UInt8> {
  /// Eight bytes as one number, the first byte lowest.
  ///
  /// Cutting the eight bytes out first leaves a single check of the bounds, and the compiler makes
  /// one load of the rest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let bytes = extracting(offset..<(offset + 8))
    let low =
      UInt64(bytes[0]) | UInt64(bytes[1]) &<< 8 | UInt64(bytes[2]) &<< 16 | UInt64(bytes[3]) &<< 24
    let high =
      UInt64(bytes[4]) | UInt64(bytes[5]) &<< 8 | UInt64(bytes[6]) &<< 16 | UInt64(bytes[7]) &<< 24
    return low | high &<< 32
  }

  /// Up to eight bytes as one number, the first byte lowest, zeros behind the last.
  @inline(__always)
  func word(at offset: Int, count: Int) -> UInt64 {
    if count >= 8 { return word(at: offset) }
    guard offset + 8 <= self.count else { return shortWord(at: offset, count: count) }
    return word(at: offset) & (1 &<< UInt64(count &* 8) &- 1)
  }

  private func shortWord(at offset: Int, count: Int) -> UInt64 {
    (offset..<(offset + count)).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }

  /// The text that some of the bytes are, which must be UTF-8.
  func string(in range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
  }
}
