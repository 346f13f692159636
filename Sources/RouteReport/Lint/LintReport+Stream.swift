internal import PushPayload

extension LintReport.File {
  /// The findings in a text that is a line of a stream, as JSON.
  package var jsonOfLine: JSONTree {
    .object((message?.members ?? []) + [.init("diagnostics", .array(findings.map { $0.json }))])
  }
}
