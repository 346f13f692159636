/// The keys of a payload, and those values that the table of keys restricts to a few.
///
/// The checks look at nothing else of an ordinary payload: if one has no findings, then no payload
/// with the same outline has any.
package struct PayloadOutline: Hashable, Sendable {
  private var words: [UInt64] = []

  mutating func clear() { words.removeAll(keepingCapacity: true) }

  mutating func append(_ mark: OutlineMark) { words.append(mark.rawValue) }

  /// Appends the row of a key with a value that no check looks into.
  mutating func append(_ row: OutlineRow) { words.append(row.index) }

  /// Appends the bytes of a key or of a value.
  mutating func append(_ range: Range<Int>, of bytes: Span<UInt8>) {
    words.append(UInt64(range.count))
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      words.append(bytes.word(at: place, count: range.upperBound - place))
    }
  }
}

/// The marks between the keys and values of an outline.
enum OutlineMark: UInt64 {
  // No key is so long, so that no number of bytes is a mark.
  case scalar = 0x1_0000_0000
  case empty, text, object, array, end
}

/// Reads the outlines of many payloads, one after another.
package struct OutlineScanner: Sendable {
  /// A larger payload may be too large for APNs, which depends on the length of its texts.
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
