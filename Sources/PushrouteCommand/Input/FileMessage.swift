internal import PushPayload
internal import RouteReport

/// An error or a warning about a file, in the format of compilers.
struct FileMessage: Error, Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  enum Severity: String, Hashable, Sendable {
    case error
    case warning
    case note
  }

  /// The code for a file or line with too many bytes.
  static let tooLarge = "too-large"

  /// The message for an unreadable file or folder.
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
  /// Lines to print at the end.
  var detail: [String] = []

  /// The message with its position, without the file name.
  var sentence: String { (position.map { "\($0): " } ?? "") + message }

  /// The message with the excerpt and the details.
  var text: PrintedText {
    let place = position.map { ":\($0)" } ?? ""
    let end = isAboutSystem ? "" : code.map { " [\($0)]" } ?? ""
    let head = "\(path.printed)\(place): \(severity.rawValue): \(message)\(end)"
    let lines = excerpt.map { [$0.line, $0.caret] } ?? []
    return PrintedText(lines: [head] + lines + detail)
  }

  /// Whether the code adds nothing to the message.
  private var isAboutSystem: Bool {
    code == LintCode.unreadable.code || code == LintCode.unwritable.code
  }

  /// The text.
  var description: String { text.text }
}
