package import PushPayload

/// A file with findings.
package struct SourceText: Sendable {
  /// The path, or the name that stands for standard input.
  let path: FilePath
  private let bytes: [UInt8]
  private let line: Int?
  private let lines: LineMap

  /// Counts the lines of a file, or of a numbered line of a stream.
  package init(_ path: FilePath, _ bytes: [UInt8], asLine line: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.line = line
    lines = LineMap(bytes, asLine: line)
  }

  /// Returns the lines and columns of some bytes.
  package func region(of range: Range<Int>) -> TextRegion {
    TextRegion(
      start: lines.position(of: range.lowerBound),
      end: lines.position(of: range.upperBound)
    )
  }

  /// Returns the line of a byte with a caret under it, or nil for an empty line.
  func excerpt(at offset: Int) -> Excerpt? { Excerpt(of: bytes, atByte: offset) }
}

extension SourceText: Hashable {
  package static func == (one: SourceText, other: SourceText) -> Bool {
    one.path == other.path && one.bytes == other.bytes && one.line == other.line
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(line)
  }
}

/// A part of a text, from its first place to the place behind it.
package struct TextRegion: Hashable, Sendable {
  /// The first place.
  package let start: SourcePosition
  /// The place behind the last.
  package let end: SourcePosition
}
