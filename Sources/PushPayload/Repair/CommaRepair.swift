/// Puts a comma between two items.
enum CommaRepair: Sendable {
  /// Returns the edit that puts a comma behind the item before an offset.
  ///
  /// Two strings without white space between them are rather one with a quote that nobody escaped,
  /// and in an array two values on a line may be one with a slip in it: both stay as they are.
  static func edit(before offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    guard let last = bytes[..<offset].lastIndex(where: { !ASCII.isWhiteSpace($0) }) else {
      return nil
    }
    let gap = bytes[(last + 1)..<offset]
    let startsLine = gap.contains { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
    guard startsLine || !gap.isEmpty && isKey(at: offset, in: bytes) else { return nil }
    return Fix.Edit(range: (last + 1)..<(last + 1), text: ",")
  }

  /// Tells whether a string with a colon behind it begins at an offset.
  private static func isKey(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[offset] == ASCII.quote else { return false }
    var index = offset + 1
    while index < bytes.count, bytes[index] != ASCII.quote {
      index += bytes[index] == ASCII.backslash ? 2 : 1
    }
    let next = bytes.dropFirst(index + 1).first { !ASCII.isWhiteSpace($0) }
    return next == ASCII.colon
  }
}
