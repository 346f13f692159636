internal import PushPayload

extension LintReport {
  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding below the level of failures is a case that passed; so is a file without findings.
  package var junit: String {
    JUnit(name: "pushroute lint", suites: files.map(suite)).xml
  }

  private func suite(_ file: File) -> JUnit.Suite {
    let cases = file.findings.map { testCase($0, in: file.source) }
    return JUnit.Suite(name: file.source, cases: cases.isEmpty ? [JUnit.Case(name: "lint")] : cases)
  }

  private func testCase(_ finding: LintFinding, in source: String) -> JUnit.Case {
    let place = finding.region.map { ":\($0.start)" } ?? ""
    let header = finding.header.map { " (at \($0.source):\($0.region.start))" } ?? ""
    let text = "\(source)\(place): \(finding.severity.name): \(finding.message)\(header)"
    return JUnit.Case(
      name: finding.code + place,
      file: source,
      line: finding.region?.start.line,
      outcome: isFailure(finding)
        ? .failed(type: finding.severity.name, message: finding.message, lines: [text])
        : .passed(text)
    )
  }
}
