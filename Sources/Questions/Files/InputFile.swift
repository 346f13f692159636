package import PushPayload

/// The contents of a file or of standard input.
package struct InputFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  package let path: FilePath
  package let bytes: [UInt8]
  /// The line number in a stream, or nil for a whole file.
  package let line: Int?
  /// Whether messages show its lines: those of a file that another file names stay unseen.
  package let isShown: Bool

  /// Creates the contents of a file, or of a line of a stream.
  package init(_ path: FilePath, bytes: [UInt8], line: Int? = nil, isShown: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.line = line
    self.isShown = isShown
  }

  /// Returns the message for a mistake in the file.
  package func error(
    _ message: String,
    at position: SourcePosition?,
    code: String? = nil
  ) -> FileMessage {
    FileMessage(
      path,
      message,
      position: position,
      code: code,
      excerpt: isShown ? position.flatMap { Excerpt(of: bytes, at: $0) } : nil
    )
  }
}

extension FilePath {
  /// The path in backticks, shortened if it is very long.
  package var quoted: String {
    "`" + String(printed.prefix(200)) + (printed.count > 200 ? "…`" : "`")
  }
}
