/// The bytes at the beginning of a file that name its encoding.
package enum ByteOrderMark: Sendable {
  /// Returns the length of a UTF-8 byte-order mark at the beginning, or 0.
  package static func length(in bytes: [UInt8]) -> Int {
    let text = bytes[...]
    return length(in: text.span)
  }

  /// Returns the length of a UTF-8 byte-order mark at the beginning, or 0.
  package static func length(in text: Span<UInt8>) -> Int {
    text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
  }

  /// Tells whether a file looks like UTF-16 or UTF-32, with or without a mark.
  static func announcesWideText(_ text: Span<UInt8>) -> Bool {
    guard text.count >= 2 else { return false }
    switch (text[0], text[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 0): return text.count >= 3 && text[2] == 0
    case (let first, let second): return first == 0 || second == 0
    }
  }
}
