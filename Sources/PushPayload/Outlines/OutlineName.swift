/// The names of a payload's own keys.
enum OutlineName {
  /// Tells whether a key is `aps`.
  @inline(__always)
  static func isAps(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    range.count == 3 && TraitKey(range, of: bytes) == aps
  }

  /// Tells whether no check looks at a key beside `aps`: it is neither meant for `aps` nor for the
  /// request, and does not tell which service reads the push.
  static func isHarmless(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    for index in range where bytes[index] == ASCII.minus { return false }
    if range.count <= 5, watched.value(range, of: bytes) != nil { return false }
    return !beginsLikeHeader(range, of: bytes)
      && (range.count < FlagKeys.shortest || FlagKeys(resembling: bytes, in: range).isEmpty)
  }

  private static let aps: TraitKey = "aps"

  private static let watched: KeyTable<Bool> = [
    "alert": true, "badge": true, "sound": true, "mdm": true,
  ]

  /// Tells whether the letters of a key begin like the name of a request header.
  private static func beginsLikeHeader(_ range: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    var letters = 0
    for index in range {
      if bytes[index] == underscore { continue }
      guard bytes[index] | 0x20 == header[letters] else { return false }
      letters += 1
      if letters == header.count { return true }
    }
    return false
  }

  private static let underscore = UInt8(ascii: "_")
  private static let header = Array("apns".utf8)
}
