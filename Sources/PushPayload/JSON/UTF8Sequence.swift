/// The well-formed byte sequences of UTF-8, after table 3-7 of the Unicode Standard.
enum UTF8Sequence {
  static func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }

  /// Returns the length of the well-formed sequence that begins at an offset, or nil if none does.
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

  /// Returns the scalar that begins at an offset, or nil if the bytes are not well-formed.
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
