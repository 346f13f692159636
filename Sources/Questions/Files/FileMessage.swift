package import PushPayload

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
