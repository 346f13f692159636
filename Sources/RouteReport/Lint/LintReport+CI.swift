internal import PushPayload
internal import Questions

extension LintReport {
  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding that does not fail is a passed case, and so is a file without findings.
  package var junit: String {
    JUnit(name: "pushroute lint", suites: files.map { $0.suite }).xml
  }

  package var github: String { files.flatMap { $0.placed }.map { $0.command }.joined() }
}

extension FileFindings {
  fileprivate var suite: JUnit.Suite {
    let cases = zip(placed, testNames).map { $0.testCase(named: $1) }
    let passed = [JUnit.Case(name: "lint")]
    return JUnit.Suite(name: source.printed, cases: cases.isEmpty ? passed : cases)
  }
}

extension PlacedFinding {
  fileprivate func testCase(named name: String) -> JUnit.Case {
    let text = "\(place): \(finding.severity.name): \(message)"
    return JUnit.Case(
      name: name,
      file: file.source.printed,
      line: region?.start.line,
      outcome: outcome([text] + ProjectAddress.lines(checks: [finding.code]))
    )
  }

  private func outcome(_ lines: [String]) -> JUnit.Status {
    if [LintCode.unreadable, .unwritable].contains(where: { $0.code == finding.code }) {
      return .broken(message: finding.message)
    }
    return finding.severity >= file.failLevel
      ? .failed(type: finding.severity.name, message: finding.message, lines: lines)
      : .passed(lines.joined(separator: "\n"))
  }

  fileprivate var command: String {
    WorkflowCommand.line(
      finding.severity == .info ? "notice" : finding.severity.name,
      in: file.source,
      at: region?.start,
      title: finding.code,
      message
    )
  }
}
