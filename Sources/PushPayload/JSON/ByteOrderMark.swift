/// The bytes at the beginning of a file that name its encoding.
package enum ByteOrderMark: Sendable {
  /// Returns the length of a UTF-8 byte-order mark at the beginning, or 0.
  package static func length(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Tells whether a file looks like UTF-16 or UTF-32, with or without a mark.
  static func announcesWideText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let first = bytes.prefix(2)
    return first.count == 2 && first.contains(0) && first != [0, 0]
      || bytes.starts(with: [0, 0, 0])
  }
}
