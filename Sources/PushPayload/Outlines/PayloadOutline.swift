/// Which keys a usual payload has; their values are of the usual kind, and nothing else is odd.
///
/// Two payloads with the same outline have the same findings, or at least both none: the checks look
/// at nothing else of such a payload. So what was looked at once needs no second look.
package struct PayloadOutline: Hashable, Sendable {
  /// The keys of `aps`, of its alert and of its sound.
  private(set) var keys: UInt64 = 0

  mutating func insert(_ key: OutlineKey) { keys |= 1 << UInt64(key.rawValue) }
}

/// Reads the outlines of many payloads, one after another, and keeps nothing of them.
package struct OutlineScanner: Sendable {
  /// The bytes up to which nobody asks whether a payload is too large.
  private static let mostBytes = 4_096

  private var reader = JSONReader(telling: OutlineCollector())

  /// Begins anew.
  package init() {}

  /// Reads one payload.
  ///
  /// - Parameter text: Its text.
  /// - Returns: Its outline, or nil if the text is no payload, or one with something unusual.
  package mutating func outline(of text: Span<UInt8>) -> PayloadOutline? {
    guard text.count <= Self.mostBytes, ByteOrderMark.length(in: text) == 0 else { return nil }
    reader.receiver.begin()
    do {
      try reader.read(text)
    } catch {
      return nil
    }
    return reader.receiver.outline
  }
}
