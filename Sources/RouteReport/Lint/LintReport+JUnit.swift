internal import PushPayload

extension LintReport {
  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding below the level of failures is a case that passed; so is a file without findings.
  package var junit: String {
    JUnit(name: "pushroute lint", suites: files.map(suite)).xml
  }

  private func suite(_ file: FileFindings) -> JUnit.Suite {
    let cases = file.findings.map { testCase($0, in: file) }
    return JUnit.Suite(name: file.source, cases: cases.isEmpty ? [JUnit.Case(name: "lint")] : cases)
  }

  private func testCase(_ finding: Finding, in file: FileFindings) -> JUnit.Case {
    let place = file.placeSuffix(of: finding)
    let message = finding.message + file.headerSuffix(of: finding)
    let text = "\(file.source)\(place): \(finding.severity.name): \(message)"
    return JUnit.Case(
      name: finding.code + place,
      file: file.source,
      line: file.region(of: finding)?.start.line,
      outcome: isFailure(finding)
        ? .failed(type: finding.severity.name, message: finding.message, lines: [text])
        : .passed(text)
    )
  }
}
