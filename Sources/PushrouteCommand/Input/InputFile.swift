internal import PushPayload
internal import RouteReport

/// The contents of a file or of standard input.
struct InputFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  let path: FilePath
  /// The content.
  let bytes: [UInt8]
  /// The line number in a stream, or nil for a whole file.
  let line: Int?

  /// Creates the contents of a file, or of a line of a stream.
  init(_ path: FilePath, bytes: [UInt8], line: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.line = line
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

  /// Whether a word is a path: only paths contain `.` or `/`.
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
