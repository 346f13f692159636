internal import PushPayload
internal import RouteReport

/// A file, or standard input, that was read.
struct InputFile: Hashable, Sendable {
  /// The path, or `-` for standard input.
  let path: String
  /// The content.
  let bytes: [UInt8]
  /// The number of the line of a stream that the content is, or nil for a whole file.
  let line: Int?

  /// Takes over a line of a stream.
  init(_ path: String, bytes: [UInt8], line: Int) {
    self.path = path
    self.bytes = bytes
    self.line = line
  }

  /// Reads a file, or standard input for the path `-`.
  init(_ path: String, in console: Console) throws(FileMessage) {
    let limit = JSONDocument.largestByteCount
    self.path = path
    line = nil
    do {
      bytes =
        path == "-"
        ? try console.world.readInput(limit: limit)
        : try console.world.read(path, limit: limit)
    } catch {
      let code: String? = if case .tooLarge = error { "too-large" } else { nil }
      throw FileMessage(path: path, severity: .error, message: error.message, code: code)
    }
  }

  /// Returns the message for something wrong in the file.
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
