/// A JSON text: its value, and the place of each part.
public struct JSONDocument: Sendable {
  package static let largestByteCount = 16 * 1024 * 1024
  static let deepestLevel = 512

  package let bytes: [UInt8]
  package let root: JSONNode
  package let duplicateKeys: [DuplicateKey]
  /// The parts that are read as if they were mended, by position; empty for valid JSON.
  let mendedParts: [Range<Int>]
  /// The number of the text's line in a stream, or nil outside of one.
  private let line: Int?
  private var knownLines: LineMap?

  /// Reads a JSON text in UTF-8, exactly as RFC 8259 defines it.
  ///
  /// A byte-order mark at the beginning is skipped.
  ///
  /// - Throws: A ``JSONError`` at the first byte that cannot be part of a JSON text.
  public init(reading bytes: [UInt8]) throws(JSONError) {
    try self.init(reading: bytes, asLine: nil)
  }

  package init(
    reading bytes: [UInt8],
    asLine line: Int?,
    at place: TextPlace? = nil
  ) throws(JSONError) {
    do {
      var reader = JSONReader(receiver: JSONTreeBuilder())
      let text = bytes[..<(place?.range.upperBound ?? bytes.count)]
      try reader.read(text.span, from: place?.range.lowerBound ?? 0)
      guard let root = reader.receiver.root else { preconditionFailure("a text has a value") }
      self.root = root
      duplicateKeys = DuplicateKey.byPlace(reader.receiver.duplicateKeys)
      self.bytes = bytes
      self.line = line
      mendedParts = []
      knownLines = place?.lines
    } catch {
      throw JSONError(error, in: bytes, asLine: line, place?.lines)
    }
  }

  /// Reads a text with slips as if they were mended, with its own places; nil if it is no JSON
  /// even then.
  init?(
    reading bytes: [UInt8],
    mendedBy mended: MendedText,
    asLine line: Int?,
    at place: TextPlace?
  ) {
    guard let document = try? JSONDocument(reading: mended.bytes) else { return nil }
    let start = place?.range.lowerBound ?? 0
    let origin = mended.origin(from: start)
    self.bytes = bytes
    self.line = line
    root = origin.placed(document.root)
    duplicateKeys = document.duplicateKeys.map { $0.placed(by: origin) }
    mendedParts = mended.edits.map { $0.moved(by: start).range }
    knownLines = place?.lines
  }

  /// The position of a byte; counts the lines of the text.
  public func position(of offset: Int) -> SourcePosition {
    lineMap.position(of: offset)
  }

  /// The lines of the text, counted at each call unless they are known.
  package var lineMap: LineMap { knownLines ?? LineMap(bytes, asLine: line) }

  /// The same with its lines counted once, for many places in it.
  package var withLines: JSONDocument {
    var document = self
    document.knownLines = lineMap
    return document
  }
}

/// Where a part of a text stands that is read alone, but with its places in the whole.
package struct TextPlace: Sendable {
  package let range: Range<Int>
  /// The lines of the whole text.
  package let lines: LineMap
}

extension Array {
  /// The index of the first element that fulfills a condition, by binary search: all later ones
  /// fulfill it, too.
  package func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if condition(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
