internal import PushPayload

extension LintReport {
  /// The findings as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    files.flatMap { file in file.findings.map { Self.command(for: $0, in: file) } }
      .joined()
  }

  private static func command(for finding: Finding, in file: FileFindings) -> String {
    WorkflowCommand(
      finding.severity.command,
      in: file.source,
      at: file.region(of: finding)?.start,
      title: finding.code,
      finding.message + file.headerSuffix(of: finding)
    ).line
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
