internal import PushPayload

extension LintReport {
  /// The findings as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    files.flatMap { file in file.findings.map { Self.command(for: $0, in: file) } }
      .joined()
  }

  private static func command(for finding: Finding, in file: FileFindings) -> String {
    let place = file.region(of: finding).map {
      [("line", $0.start.line.description), ("col", $0.start.column.description)]
    }
    let properties = [("file", file.source.printed)] + (place ?? []) + [("title", finding.code)]
    return "::\(finding.severity.command) "
      + properties.map { $0 + "=" + property($1) }.joined(separator: ",")
      + "::" + data(finding.message + file.headerSuffix(of: finding)) + "\n"
  }

  /// The escaping of a message; what is not printable is written out before.
  private static func data(_ text: String) -> String {
    PrintableText.escaped(text).unicodeScalars.map { $0 == "%" ? "%25" : String($0) }.joined()
  }

  /// The escaping of a property, in which colons and commas end something.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Severity {
  /// The name of the workflow command.
  fileprivate var command: String {
    switch self {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
