/// The keys of an ordinary payload, and the values that the table of keys restricts.
///
/// Checks look at nothing else: if nothing is found in a payload, nothing is found in others with its
/// outline.
struct PayloadOutline: Hashable, Sendable {
  /// A number of all words, so that looking an outline up need not hash each of them.
  private var digest: UInt64 = 0
  private var words: [UInt64] = []

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  mutating func clear() {
    digest = 0
    words.removeAll(keepingCapacity: true)
  }

  mutating func append(_ mark: OutlineMark) { append(mark.rawValue) }

  /// Appends the row of a key.
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
  case number = 0x1_0000_0000
  case empty, text, object, array, end
}

/// Remembers the outlines of payloads in which nothing is found.
package struct CleanOutlines: Sendable {
  /// A larger payload may exceed the limit of APNs, which depends on the length of its texts.
  private static let mostBytes = 4_096
  /// The most outlines to keep, of about 300 bytes each.
  private static let mostOutlines = 32_768

  private var reader = JSONReader(receiver: OutlineCollector())
  private var known: Set<PayloadOutline> = []

  package init() {}

  /// Whether the outline of a payload is known; a text with anything unusual has none.
  package mutating func contains(_ text: Span<UInt8>) -> Bool {
    outline(of: text).map { known.contains($0) } ?? false
  }

  /// Remembers the payload that was looked up last: nothing is found in it.
  package mutating func rememberLast() {
    guard let outline = reader.receiver.outline else { return }
    if known.count == Self.mostOutlines { known.removeAll(keepingCapacity: true) }
    known.insert(outline)
  }

  mutating func outline(of text: Span<UInt8>) -> PayloadOutline? {
    reader.receiver.begin()
    guard text.count <= Self.mostBytes, ByteOrderMark.length(in: text) == 0 else { return nil }
    do {
      try reader.read(text)
    } catch {
      reader.receiver.begin()
    }
    return reader.receiver.outline
  }
}
