/// Takes a comment out of a text, so that what stands behind it can be looked at.
enum CommentRepair: Sendable {
  /// Returns the edit that removes the comment at an offset, or nil if it may be something else.
  static func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    let second = bytes.dropFirst(offset + 1).first
    switch (bytes[offset], second) {
    case (ASCII.slash, ASCII.asterisk): return block(at: offset, in: bytes)
    case (ASCII.slash, ASCII.slash): return line(at: offset, in: bytes)
    case (hash, _) where startsLine(offset, in: bytes) || second == ASCII.space:
      return line(at: offset, in: bytes)
    default: return nil
    }
  }

  private static let hash = UInt8(ascii: "#")

  private static func line(at offset: Int, in bytes: [UInt8]) -> Fix.Edit {
    let end = bytes[offset...].firstIndex { isLineEnd($0) } ?? bytes.count
    return Fix.Edit(range: offset..<end, text: "")
  }

  /// A space keeps apart what only the comment kept apart.
  private static func block(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    var end = offset + 2
    while end + 1 < bytes.count, (bytes[end], bytes[end + 1]) != (ASCII.asterisk, ASCII.slash) {
      end += 1
    }
    guard end + 1 < bytes.count else { return nil }
    let range = offset..<(end + 2)
    let before = bytes[..<offset].last.map(ASCII.isWordByte) ?? false
    let after = bytes[range.upperBound...].first.map { !ASCII.isWhiteSpace($0) } ?? false
    return Fix.Edit(range: range, text: before && after ? " " : "")
  }

  private static func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[ByteOrderMark.length(in: bytes)..<offset]
    let last = before.last { $0 != ASCII.space && $0 != ASCII.tab }
    return last.map(isLineEnd) ?? true
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }
}
