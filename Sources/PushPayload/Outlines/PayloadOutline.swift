/// The keys of a payload, and the values that the table of keys restricts.
///
/// Checks look at nothing else in an ordinary payload: payloads with the same outline have the same
/// findings, at their own places.
package struct PayloadOutline: Hashable, Sendable {
  /// A number of all words, so that looking an outline up need not hash each of them.
  private var digest: UInt64 = 0
  private var words: [UInt64] = []

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The place of the outline in a table of so many.
  package func place(among count: Int) -> Int { Int(truncatingIfNeeded: digest % UInt64(count)) }

  mutating func clear() {
    digest = 0
    words.removeAll(keepingCapacity: true)
  }

  mutating func append(_ mark: OutlineMark) { append(mark.rawValue) }

  /// Appends the row of a key whose value no check looks at.
  mutating func append(_ row: OutlineRow) { append(row.index) }

  /// Appends the bytes of a key or of a value, the first six with their number.
  mutating func append(_ range: Range<Int>, of bytes: Span<UInt8>) {
    let first = bytes.word(at: range.lowerBound, count: min(range.count, 6))
    append(first | UInt64(range.count) &<< 48)
    for place in stride(from: range.lowerBound + 6, to: range.upperBound, by: 8) {
      append(bytes.word(at: place, count: range.upperBound - place))
    }
  }

  private mutating func append(_ word: UInt64) {
    words.append(word)
    digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
    digest ^= digest &>> 32
  }
}

enum OutlineMark: UInt64 {
  // No row has so high a number, and the bytes of a key or value have theirs above.
  case scalar = 0x1_0000_0000
  case empty, text, exact, object, array, end
}

package struct OutlineScanner: Sendable {
  /// A larger payload may exceed the limit of APNs, which depends on the length of its texts.
  private static let mostBytes = 4_096

  private var reader = JSONReader(receiver: OutlineCollector())

  package init() {}

  /// Gives nil if the text is not a payload or has something unusual.
  package mutating func outline(of text: Span<UInt8>) -> PayloadOutline? {
    guard text.count <= Self.mostBytes, ByteOrderMark.length(in: text) == 0 else { return nil }
    reader.receiver.begin()
    guard (try? reader.read(text)) != nil else { return nil }
    return reader.receiver.outline
  }

  package var apsRange: Range<Int> { reader.receiver.apsRange }
}
