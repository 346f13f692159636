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

  let path: String
  let severity: Severity
  let message: String
  var position: SourcePosition?
  var code: String?
  var excerpt: Excerpt?
  /// Lines to print under it all, or nil.
  var detail: String?

  /// The message with its place, without the name of the file.
  var sentence: String { (position.map { "\($0): " } ?? "") + message }

  /// The message, with the line of the file under it where there is one, and the details.
  var text: String {
    let place = position.map { ":\($0)" } ?? ""
    let end = code.map { " [\($0)]" } ?? ""
    let lines = excerpt.map { "\n\($0.line)\n\($0.caret)" } ?? ""
    return "\(PrintableText.escaped(path))\(place): \(severity.rawValue): \(message)\(end)\(lines)"
      + (detail.map { "\n" + $0 } ?? "")
  }

  /// The text.
  var description: String { text }
}
