/// The keys of a payload, and the values that the table of keys restricts.
///
/// Checks look at nothing else in an ordinary payload: if it has no findings, no payload with the
/// same outline has any.
package struct PayloadOutline: Hashable, Sendable {
  private var words: [UInt64] = []

  mutating func clear() { words.removeAll(keepingCapacity: true) }

  mutating func append(_ mark: OutlineMark) { words.append(mark.rawValue) }

  /// Appends the row of a key whose value no check looks at.
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
  /// A larger payload may exceed the limit of APNs, which depends on the length of its texts.
  private static let mostBytes = 4_096

  private var reader = JSONReader(telling: OutlineCollector())

  package init() {}

  /// Reads one payload.
  ///
  /// - Parameter text: Its text.
  /// - Returns: Its outline, or nil if the text is not a payload or has something unusual.
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
