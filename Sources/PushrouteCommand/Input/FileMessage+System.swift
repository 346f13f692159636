internal import PushPayload
internal import Questions

// What the system refuses.
extension FileMessage {
  /// The message for a file or a folder that the system does not let us read.
  static func unreadable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let code: LintCode = if case .tooLarge = error { .tooLarge } else { .unreadable }
    return FileMessage(path, error.message, code: code.code)
  }

  static func unwritable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let reason = error == .missing ? "no such folder" : error.message
    return FileMessage(path, "cannot write: " + reason, code: LintCode.unwritable.code)
  }
}

extension InputFile {
  /// Reads a file that the user named, or that a search found in a folder; `-` is standard input,
  /// and JSON that names no file is the text itself.
  init(_ path: FilePath, within root: FilePath? = nil, in console: Console) throws(FileMessage) {
    do throws(FileMessage) {
      self.init(path, bytes: try Self.bytes(of: path, within: root, in: console))
    } catch {
      guard path.beginsLikeJSON, root == nil else { throw error }
      self.init(.argument, bytes: path.bytes)
    }
  }

  /// Reads a file that another file names, or a configuration: its lines are in no message.
  init(hidden path: FilePath, within root: FilePath, in console: Console) throws(FileMessage) {
    let bytes = try Self.bytes(of: path, within: root, in: console)
    self.init(path, bytes: bytes, isShown: false)
  }

  private static func bytes(
    of path: FilePath,
    within root: FilePath?,
    in console: Console
  ) throws(FileMessage) -> [UInt8] {
    let limit = JSONDocument.largestByteCount
    do {
      return path == .standardInput
        ? try console.world.readInput(limit: limit)
        : try console.world.read(path, limit: limit, within: root)
    } catch {
      throw .unreadable(path, error)
    }
  }

  /// Whether a word is a path or JSON: words of the command line have neither `.` nor `/`.
  static func isPath(_ word: String) -> Bool {
    word.unicodeScalars.contains { $0 == "." || $0 == "/" }
      || FilePath(argument: word).beginsLikeJSON
  }
}
