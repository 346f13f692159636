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

/// An error or a warning about a file, in the format of compilers.
package struct FileMessage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, under the name that is printed.
  package let path: FilePath
  package let severity: Severity
  /// What was found and what was expected, as a clause without a period.
  package let message: String
  /// The place in the file, or nil for the file as a whole.
  package var position: SourcePosition?
  package var code: String?
  package var excerpt: Excerpt?
  /// Lines to print at the end.
  package var detail: [String] = []

  package init(
    _ path: FilePath,
    _ message: String,
    severity: Severity = .error,
    position: SourcePosition? = nil,
    code: String? = nil,
    excerpt: Excerpt? = nil
  ) {
    (self.path, self.message, self.severity) = (path, message, severity)
    (self.position, self.code, self.excerpt) = (position, code, excerpt)
  }

  /// The message with its position, without the file name.
  package var sentence: String { (position.map { "\($0): " } ?? "") + message }

  /// The message with the excerpt and the details.
  package var lines: [String] {
    let place = position.map { ":\($0)" } ?? ""
    // The code of a file that the system refuses adds nothing to the message.
    let isOfSystem = [LintCode.unreadable.code, LintCode.unwritable.code].contains(code)
    let end = isOfSystem ? "" : code.map { " [\($0)]" } ?? ""
    let head = "\(path.printed)\(place): \(severity.level): \(message)\(end)"
    return [head] + (excerpt?.lines ?? []) + detail
  }

  package var description: String {
    lines.map { PrintableText.escaped($0) }.joined(separator: "\n")
  }
}

extension Severity {
  /// The name in the formats of compilers and of SARIF.
  package var level: String { self == .info ? "note" : name }
}
