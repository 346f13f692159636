internal import PushPayload
internal import RouteReport

/// The content of a file or of standard input.
struct InputFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  let path: FilePath
  /// The content.
  let bytes: [UInt8]
  /// The number of the line, if the content is a line of a stream.
  let line: Int?

  /// Creates the content of a line of a stream, or of a part of a file.
  init(_ path: FilePath, bytes: [UInt8], line: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.line = line
  }

  /// Names the content of a file.
  init(_ path: FilePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    line = nil
  }

  /// Reads a file, or standard input for the path `-`.
  init(_ path: FilePath, in console: Console) throws(FileMessage) {
    let limit = JSONDocument.largestByteCount
    self.path = path
    line = nil
    do {
      bytes =
        path == .standardInput
        ? try console.world.readInput(limit: limit)
        : try console.world.read(path, limit: limit)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Whether a word is a path: words of the command line have neither `.` nor `/`.
  static func isPath(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0 == "." || $0 == "/" }
  }

  /// Returns the message for a mistake in the file.
  func error(_ message: String, at position: SourcePosition?, code: String? = nil) -> FileMessage {
    FileMessage(
      path: path,
      severity: .error,
      message: message,
      position: position,
      code: code,
      excerpt: position.flatMap { Excerpt(of: bytes, at: $0) }
    )
  }
}
