internal import PushPayload

extension LintReport {
  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding below the level of failures is a case that passed; so is a file without findings.
  public var junit: String {
    let findings = files.flatMap(\.findings)
    let cases = files.reduce(0) { $0 + max(1, $1.findings.count) }
    let failures = findings.count(where: isFailure)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"pushroute lint\" tests=\"\(cases)\" failures=\"\(failures)\""
      + " errors=\"0\">\n" + files.map(suite).joined() + "</testsuites>\n"
  }

  private func suite(_ file: File) -> String {
    let name = SVGText.escaped(file.source)
    let failures = file.findings.count(where: isFailure)
    let empty = "    <testcase name=\"lint\" classname=\"\(name)\"/>\n"
    let cases = file.findings.map { testCase($0, in: name) }.joined()
    return "  <testsuite name=\"\(name)\" tests=\"\(max(1, file.findings.count))\""
      + " failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n"
      + (cases.isEmpty ? empty : cases) + "  </testsuite>\n"
  }

  private func testCase(_ finding: LintFinding, in source: String) -> String {
    let message = SVGText.escaped(finding.message)
    let place = finding.region.map { ":\($0.start)" } ?? ""
    let line = finding.region.map { " line=\"\($0.start.line)\"" } ?? ""
    let header = finding.header.map { " (at \(SVGText.escaped($0.source)):\($0.region.start))" }
    let text = "\(source)\(place): \(finding.severity.name): \(message)\(header ?? "")"
    let name = SVGText.escaped(finding.code)
    let start =
      "    <testcase name=\"\(name)\(place)\" classname=\"\(source)\""
      + " file=\"\(source)\"\(line)>\n"
    let result =
      isFailure(finding)
      ? "      <failure type=\"\(finding.severity.name)\" message=\"\(message)\">\(text)</failure>\n"
      : "      <system-out>\(text)</system-out>\n"
    return start + result + "    </testcase>\n"
  }
}
