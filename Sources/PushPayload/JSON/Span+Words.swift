extension Span<UInt8> {
  /// Eight bytes as one number, the first byte lowest.
  ///
  /// Cutting the eight bytes out first, and reading the last of them first, leaves a single bounds
  /// check, so that the compiler emits one load.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    let bytes = extracting(offset..<(offset + 8))
    let high = UInt64(bytes[7]) &<< 56 | UInt64(bytes[6]) &<< 48
    let middle = high | UInt64(bytes[5]) &<< 40 | UInt64(bytes[4]) &<< 32
    let low = middle | UInt64(bytes[3]) &<< 24 | UInt64(bytes[2]) &<< 16
    return low | UInt64(bytes[1]) &<< 8 | UInt64(bytes[0])
  }

  /// Up to eight bytes as one number, the first byte lowest, then zeros.
  @inline(__always)
  func word(at offset: Int, count: Int) -> UInt64 {
    if count >= 8 { return word(at: offset) }
    guard offset + 8 <= self.count else {
      return (offset..<(offset + count)).reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
    }
    return word(at: offset) & (1 &<< UInt64(count &* 8) &- 1)
  }

  /// The value of a JSON number; most have a few digits.
  func number(in range: Range<Int>) -> Double {
    var number = 0
    for index in range {
      guard ASCII.digits.contains(self[index]), range.count < 16 else {
        return JSONNumber(text: string(in: range)).double
      }
      number = number * 10 + Int(self[index] - UInt8(ascii: "0"))
    }
    return Double(number)
  }

  func string(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for place in range { bytes.append(self[place]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func lineFeeds(from start: Int) -> [Int] {
    var feeds: [Int] = []
    feeds.reserveCapacity(count / 128)
    var index = start
    while index + 32 <= count {
      let piece = extracting(index..<(index + 32))
      let words = (piece.word(at: 0), piece.word(at: 8), piece.word(at: 16), piece.word(at: 24))
      let near = words.0.mayHaveLineFeed | words.1.mayHaveLineFeed
      let far = words.2.mayHaveLineFeed | words.3.mayHaveLineFeed
      if near | far != 0 {
        words.0.forEachLineFeed { feeds.append(index + $0) }
        words.1.forEachLineFeed { feeds.append(index + 8 + $0) }
        words.2.forEachLineFeed { feeds.append(index + 16 + $0) }
        words.3.forEachLineFeed { feeds.append(index + 24 + $0) }
      }
      index += 32
    }
    while index < count {
      if self[index] == ASCII.lineFeed { feeds.append(index) }
      index += 1
    }
    return feeds
  }

  package var array: [UInt8] { indices.map { self[$0] } }

  package var isBlank: Bool {
    var index = 0
    while index < count, ASCII.isWhiteSpace(self[index]) { index += 1 }
    return index == count
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate var mayHaveLineFeed: UInt64 {
    let others = self ^ 0x0A0A_0A0A_0A0A_0A0A
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
  }

  @inline(__always)
  fileprivate func forEachLineFeed(_ body: (Int) -> Void) {
    let others = self ^ 0x0A0A_0A0A_0A0A_0A0A
    let low = (others & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F
    var feeds = ~(low | others) & 0x8080_8080_8080_8080
    while feeds != 0 {
      body(feeds.trailingZeroBitCount / 8)
      feeds &= feeds &- 1
    }
  }
}
