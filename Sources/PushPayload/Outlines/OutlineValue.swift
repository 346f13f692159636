/// The values of a usual payload.
enum OutlineValue {
  /// Tells whether a value is what a kind asks for, so that no check has anything to say about it.
  static func isUsual(
    _ scalar: JSONScalar,
    at range: Range<Int>,
    of bytes: Span<UInt8>,
    as kind: OutlineKey.Kind
  ) -> Bool {
    switch (kind, scalar) {
    case (.text, .string(let text)): !text.range.isEmpty
    case (.soundName, .string(let text)): isSoundName(text, of: bytes)
    case (.level, .string(let text)):
      !text.hasEscapes && levels.value(text.range, of: bytes) != nil
    case (.count, .number): range.count < 10 && isDigits(range, of: bytes)
    case (.one, .number): range.count == 1 && bytes[range.lowerBound] == one
    case (.share, .number): isShare(range, of: bytes)
    default: false
    }
  }

  private static let one = UInt8(ascii: "1")
  private static let zero = UInt8(ascii: "0")

  private static let levels: KeyTable<Bool> = [
    "passive": true, "active": true, "time-sensitive": true, "critical": true,
  ]

  private static func isDigits(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    for index in range where !ASCII.digits.contains(bytes[index]) { return false }
    return true
  }

  /// Tells whether a number is 0, 1 or 0 with digits behind a point.
  private static func isShare(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    let first = bytes[range.lowerBound]
    if range.count == 1 { return first == zero || first == one }
    return first == zero && bytes[range.lowerBound + 1] == ASCII.point
      && isDigits((range.lowerBound + 2)..<range.upperBound, of: bytes)
  }

  /// Tells whether a name has no ending, or that of a file that iOS plays.
  private static func isSoundName(_ text: JSONText, of bytes: Span<UInt8>) -> Bool {
    guard !text.hasEscapes, !text.range.isEmpty else { return false }
    var end = text.range.upperBound
    for index in text.range {
      let byte = bytes[index]
      guard ASCII.isWordByte(byte) || byte == ASCII.point || byte == ASCII.minus else {
        return false
      }
      if byte == ASCII.point { end = index }
    }
    return end == text.range.upperBound
      || endings.value((end + 1)..<text.range.upperBound, of: bytes) != nil
  }

  private static let endings: KeyTable<Bool> = [
    "caf": true, "wav": true, "aif": true, "aiff": true,
  ]
}
