internal import PushPayload
internal import RouteReport

/// An error or a warning about a file, in the format of compilers.
struct FileMessage: Error, Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// The code of the message about a file, or a line, with too many bytes.
  static let tooLarge = "too-large"

  /// The message for a file or a folder that the system does not let anybody read.
  static func unreadable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let code: String? =
      if case .tooLarge = error { tooLarge } else { LintCode.unreadable.code }
    let isJSON = path.bytes.first == UInt8(ascii: "{")
    let hint = isJSON ? "; JSON is read from standard input: echo JSON | pushroute eval -" : ""
    return FileMessage(path: path, severity: .error, message: error.message + hint, code: code)
  }

  /// The message for a file that cannot be written.
  static func unwritable(_ path: FilePath, _ error: FileError) -> FileMessage {
    let reason = error == .missing ? "no such folder" : error.message
    let message = "cannot write: " + reason
    return FileMessage(
      path: path,
      severity: .error,
      message: message,
      code: LintCode.unwritable.code
    )
  }

  let path: FilePath
  let severity: Severity
  let message: String
  var position: SourcePosition?
  var code: String?
  var excerpt: Excerpt?
  /// Lines to print under it all.
  var detail: [String] = []

  /// The message with its place, without the name of the file.
  var sentence: String { (position.map { "\($0): " } ?? "") + message }

  /// The message, with the line of the file under it where there is one, and the details.
  var text: PrintedText {
    let place = position.map { ":\($0)" } ?? ""
    let end = isAboutSystem ? "" : code.map { " [\($0)]" } ?? ""
    let head = "\(path.printed)\(place): \(severity.rawValue): \(message)\(end)"
    let lines = excerpt.map { [$0.line, $0.caret] } ?? []
    return PrintedText(lines: [head] + lines + detail)
  }

  /// Whether the code says no more than the message.
  private var isAboutSystem: Bool {
    code == LintCode.unreadable.code || code == LintCode.unwritable.code
  }

  /// The text.
  var description: String { text.text }
}
