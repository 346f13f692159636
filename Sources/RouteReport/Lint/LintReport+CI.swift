internal import PushPayload
internal import Questions

extension LintReport {
  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding that does not fail is a passed case, and so is a file without findings.
  package var junit: String {
    JUnit(name: "pushroute lint", suites: files.map(suite)).xml
  }

  private func suite(_ file: FileFindings) -> JUnit.Suite {
    let cases = zip(file.findings, file.testNames).map { testCase($0, named: $1, in: file) }
    let passed = [JUnit.Case(name: "lint")]
    return JUnit.Suite(name: file.source.printed, cases: cases.isEmpty ? passed : cases)
  }

  private func testCase(
    _ finding: Finding,
    named name: String,
    in file: FileFindings
  ) -> JUnit.Case {
    let place = file.placeSuffix(of: finding)
    let message = finding.message + file.headerSuffix(of: finding)
    let text = "\(file.source.printed)\(place): \(finding.severity.name): \(message)"
    let lines = [text] + ProjectAddress.lines(checks: [finding.code])
    return JUnit.Case(
      name: name,
      file: file.source.printed,
      line: file.region(of: finding)?.start.line,
      outcome: outcome(of: finding, in: file, lines)
    )
  }

  private func outcome(
    of finding: Finding,
    in file: FileFindings,
    _ lines: [String]
  ) -> JUnit.Status {
    if [LintCode.unreadable, .unwritable].contains(where: { $0.code == finding.code }) {
      return .broken(message: finding.message)
    }
    return file.isFailure(finding)
      ? .failed(type: finding.severity.name, message: finding.message, lines: lines)
      : .passed(lines.joined(separator: "\n"))
  }
}

extension LintReport {
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
  fileprivate var command: String { self == .info ? "notice" : name }
}
