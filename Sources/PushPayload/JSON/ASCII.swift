enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let bracketOpen: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let bracketClose: UInt8 = 0x5D
  static let braceOpen: UInt8 = 0x7B
  static let braceClose: UInt8 = 0x7D

  static let digits: ClosedRange<UInt8> = 0x30...0x39

  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case space, tab, lineFeed, carriageReturn: true
    default: false
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

/// The well-formed byte sequences of UTF-8, after table 3-7 of the Unicode Standard.
enum UTF8Sequence {
  static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }

  static func length(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    guard let (length, second) = shape(of: bytes[offset]) else { return nil }
    guard offset + length <= bytes.count else { return nil }
    guard length > 1 else { return 1 }
    guard second.contains(bytes[offset + 1]) else { return nil }
    for index in (offset + 2)..<(offset + max(length, 2))
    where !isContinuation(bytes[index]) {
      return nil
    }
    return length
  }

  static func scalar(at offset: Int, in bytes: Span<UInt8>) -> Unicode.Scalar? {
    guard let length = length(at: offset, in: bytes) else { return nil }
    return bytes.string(in: offset..<(offset + length)).unicodeScalars.first
  }

  private static func shape(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}

package enum ByteOrderMark: Sendable {
  /// The length of a UTF-8 byte-order mark at the start, or 0.
  package static func length(in bytes: [UInt8]) -> Int {
    let text = bytes[...]
    return length(in: text.span)
  }

  package static func length(in text: Span<UInt8>) -> Int {
    text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
  }

  /// Whether a file looks like UTF-16 or UTF-32, with or without a mark.
  static func announcesWideText(_ text: Span<UInt8>) -> Bool {
    guard text.count >= 2 else { return false }
    switch (text[0], text[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 0): return text.count >= 3 && text[2] == 0
    case (let first, let second): return first == 0 || second == 0
    }
  }
}
