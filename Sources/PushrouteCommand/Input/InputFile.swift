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
  /// Whether messages show its lines: those of a file that another file names stay unseen.
  private(set) var isShown = true

  /// Creates the contents of a file, or of a line of a stream.
  init(_ path: FilePath, bytes: [UInt8], line: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.line = line
  }

  /// Reads a file that the user named, or that a search found in a folder; `-` is standard input.
  init(_ path: FilePath, within root: FilePath? = nil, in console: Console) throws(FileMessage) {
    let limit = JSONDocument.largestByteCount
    self.path = path
    line = nil
    do {
      bytes =
        path == .standardInput
        ? try console.world.readInput(limit: limit)
        : try console.world.read(path, limit: limit, within: root)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Reads a file that another file names, or a configuration: its lines are in no message.
  init(hidden path: FilePath, within root: FilePath, in console: Console) throws(FileMessage) {
    try self.init(path, within: root, in: console)
    isShown = false
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
      excerpt: isShown ? position.flatMap { Excerpt(of: bytes, at: $0) } : nil
    )
  }
}
