package import PushPayload
package import Questions

package struct SourceText: Hashable, Sendable {
  let path: FilePath
  let bytes: [UInt8]
  /// The number of the line of a stream that the text is.
  let line: Int?
  private let lines: LineMap

  /// Counts the lines of a file, or of a numbered line of a stream.
  package init(
    _ path: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    _ known: LineMap? = nil
  ) {
    self.path = path
    self.bytes = bytes
    self.line = line
    lines = known ?? LineMap(bytes, asLine: line)
  }

  package func region(of range: Range<Int>) -> TextRegion {
    TextRegion(
      start: lines.position(of: range.lowerBound),
      end: lines.position(of: range.upperBound)
    )
  }

  func excerpt(at offset: Int) -> Excerpt? { Excerpt(of: bytes, atByte: offset) }
}

/// A part of a text, from its first place to the place behind it.
package struct TextRegion: Hashable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition
}
