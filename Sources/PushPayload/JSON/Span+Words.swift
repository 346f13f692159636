extension Span<UInt8> {
  /// Eight bytes as one number, the first byte lowest.
  ///
  /// Cutting the eight bytes out first, and taking the last of them first, leaves a single check of
  /// the bounds, so that the compiler makes one load of the rest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let bytes = extracting(offset..<(offset + 8))
    let high = UInt64(bytes[7]) &<< 56 | UInt64(bytes[6]) &<< 48
    let middle = high | UInt64(bytes[5]) &<< 40 | UInt64(bytes[4]) &<< 32
    let low = middle | UInt64(bytes[3]) &<< 24 | UInt64(bytes[2]) &<< 16
    return low | UInt64(bytes[1]) &<< 8 | UInt64(bytes[0])
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
