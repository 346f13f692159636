internal import PushPayload

extension LintReport {
  /// The findings as workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    files.flatMap { file in
      file.findings.map { finding in
        WorkflowCommand(
          finding.severity.command,
          finding.message + file.headerSuffix(of: finding),
          title: finding.code,
          in: file.source,
          at: file.region(of: finding)?.start
        ).line
      }
    }
    .joined()
  }
}

extension Severity {
  /// The name of the workflow command.
  fileprivate var command: WorkflowCommand.Name {
    switch self {
    case .info: .notice
    case .warning: .warning
    case .error: .error
    }
  }
}
