extension JSONText {
  /// Returns the bytes that the string stands for, each with the bytes of the text it came from.
  func decoded(in bytes: [UInt8]) -> (bytes: [UInt8], origin: TextOrigin) {
    var decoded: [UInt8] = []
    var sources: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let length = Self.length(at: place, in: bytes[..<range.upperBound])
      let source = place..<min(place + length, range.upperBound)
      for byte in Self.decoded(bytes[source]) {
        decoded.append(byte)
        sources.append(source)
      }
      place = source.upperBound
    }
    return (decoded, TextOrigin(sources))
  }

  /// The number of bytes that stand for the same scalar: of an escape all, else one byte each.
  private static func length(at place: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes[place...]
    guard rest.first == ASCII.backslash else { return 1 }
    guard isUnicode(rest) else { return 2 }
    let unit = rest.dropFirst(2).prefix(4).reduce(0) { $0 << 4 + (ASCII.hexadecimalDigit($1) ?? 0) }
    return (0xD800..<0xDC00).contains(unit) && isUnicode(rest.dropFirst(6)) ? 12 : 6
  }

  private static func isUnicode(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [ASCII.backslash, UInt8(ascii: "u")])
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.first == ASCII.backslash, bytes.count > 1 else { return Array(bytes) }
    let text = JSONText(range: 0..<bytes.count, hasEscapes: true)
    return Array(text.string(in: ContiguousArray(bytes).span).utf8)
  }
}
