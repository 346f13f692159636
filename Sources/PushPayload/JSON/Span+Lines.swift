extension Span<UInt8> {
  /// The offset of the first line feed, or the count if there is none.
  package func endOfLine(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let feeds = word(at: index).lineFeeds
      if feeds != 0 { return index + feeds.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != ASCII.lineFeed { index += 1 }
    return index
  }

  /// The offset behind the last line feed that stands at a place or behind it, or nil.
  package func endOfLastLine(from start: Int) -> Int? {
    var index = count
    while index > start {
      if self[index - 1] == ASCII.lineFeed { return index }
      index -= 1
    }
    return nil
  }

  /// The number of line feeds.
  package var lineFeedCount: Int {
    var total = 0
    var index = 0
    while index + 8 <= count {
      total += Int(((word(at: index).lineFeeds &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
      index += 8
    }
    while index < count {
      if self[index] == ASCII.lineFeed { total += 1 }
      index += 1
    }
    return total
  }

  /// A copy of the bytes.
  package var array: [UInt8] { indices.map { self[$0] } }

  /// Whether there is nothing but white space.
  package var isBlank: Bool {
    var index = 0
    while index < count, ASCII.isWhiteSpace(self[index]) { index += 1 }
    return index == count
  }
}

extension UInt64 {
  /// The highest bit of each byte that is a line feed.
  fileprivate var lineFeeds: UInt64 {
    let others = self ^ 0x0A0A_0A0A_0A0A_0A0A
    let low = (others & 0x7F7F_7F7F_7F7F_7F7F) + 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | others) & 0x8080_8080_8080_8080
  }
}
