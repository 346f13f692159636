package import PushPayload
package import Questions

/// A finding in its file.
struct PlacedFinding: Sendable {
  let finding: Finding
  let file: FileFindings

  var region: TextRegion? { finding.range.map { file.text.region(of: $0) } }

  /// The place in the file of request headers.
  var header: (source: FilePath, region: TextRegion)? {
    guard let headers = file.headers, let range = finding.header?.range else { return nil }
    return (headers.path, headers.region(of: range))
  }

  /// The line of the finding; none of a key, a JWT or a token.
  var excerpt: Excerpt? {
    if ["header-form", "request-address"].contains(finding.code) { return nil }
    return finding.range.map { file.text.excerpt(at: $0.lowerBound) }
      ?? finding.header?.range.flatMap { file.headers?.excerpt(at: $0.lowerBound) }
  }

  /// The path of the file with the place in it.
  var place: String { file.source.printed + (region.map { ":\($0.start)" } ?? "") }

  /// The message, with the place in the file of request headers at its end.
  var message: String {
    finding.message + (header.map { " (at \($0.source.printed):\($0.region.start))" } ?? "")
  }
}

extension FileFindings {
  var placed: [PlacedFinding] { findings.map { PlacedFinding(finding: $0, file: self) } }
}

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
