import AppProfile
import PushPayload
import Questions

extension LintReport {
  /// The findings as compilers print them, the worst first, and a line that counts them.
  ///
  /// Without a limit, errors and warnings are printed, and beside them few notes.
  package func text(style: TextStyle = .plain, most: Int? = nil) -> String {
    let worse = files.reduce(0) { $0 + $1.findings.count { $0.severity > .info } }
    let list = list(style: style, most: most ?? (worse == 0 ? .max : max(worse, Self.usual)))
    let rest = findingCount - list.count
    return list.text + (rest > 0 ? "… \(rest) more; --limit all shows them\n" : "") + summary + "\n"
      + ProjectAddress.text(checks: list.codes)
  }

  private static let usual = 8

  /// At most some of the findings, and all errors, the worst first; each with lines below it.
  func list(
    style: TextStyle,
    most: Int,
    below: (Finding) -> [String] = { _ in [] }
  ) -> (text: String, count: Int, codes: [String]) {
    let placed = files.flatMap { $0.placed }
    let all = Severity.allCases.reversed().flatMap { severity in
      placed.filter { $0.finding.severity == severity }
    }
    let shown = all.prefix(max(most, all.count { $0.finding.severity == .error }))
    var text = ""
    var titles: Set<String> = []
    for placed in shown {
      if let title = placed.title, titles.insert(title).inserted { text += title + "\n" }
      let lines = placed.lines(style: style) + below(placed.finding)
      text += lines.joined(separator: "\n") + "\n"
    }
    return (text, shown.reduce(0) { $0 + $1.finding.count }, shown.map { $0.finding.code })
  }

  private var summary: String {
    let all = files.flatMap { $0.findings }
    let severities = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = all.reduce(0) { $1.severity == severity ? $0 + $1.count : $0 }
      return number == 0 ? nil : number.counted(severity == .info ? "note" : severity.name)
    }
    let quiet =
      files.isEmpty && app == nil
      ? "nothing was checked" : "no problems" + (app?.isOpen == true ? " in what was read" : "")
    var parts = [severities.isEmpty ? quiet : severities.commaList]
    if isMended { parts.append("fixed " + mendedWords) }
    parts += OfferedFixes(of: files).clauses(isMore: isMended)
    if known.hidden > 0 { parts.append("\(known.hidden.grouped) in the baseline") }
    return fileCounts + ": " + parts.joined(separator: "; ")
  }

  private var fileCounts: String {
    let payloads = files.count
    let all = payloads + passedOver
    let files = all.grouped + (all == 1 ? " file" : " files")
    if app != nil {
      return files + ", " + self.files.count { !$0.findings.isEmpty }.grouped + " with findings"
    }
    let pushes = self.files.reduce(0) { $0 + $1.pushCount }
    guard passedOver > 0 || pushes > payloads else { return files }
    return files + ", " + pushes.counted("payload")
  }

  /// The findings as results of tests: a suite for each file, a case for each finding.
  ///
  /// A finding that does not fail is a passed case, and so is a file without findings.
  package var junit: String {
    let suites = files.map { file -> JUnit.Suite in
      let cases = zip(file.placed, file.testNames).map { $0.testCase(named: $1) }
      let passed = [JUnit.Case(name: "lint")]
      return (name: file.source.printed, cases: cases.isEmpty ? passed : cases)
    }
    return JUnit(name: "pushroute lint", suites: suites).xml
  }

  package var github: String { files.flatMap { $0.placed }.map { $0.command }.joined() }

  /// The findings as a report on code quality, in the format of Code Climate that GitLab reads.
  package var gitlab: JSONTree {
    .array(files.flatMap { file in zip(file.placed, file.fingerprints).map { $0.gitlab($1) } })
  }
}

extension FileFindings {
  package var texts: [PrintedText] {
    placed.map { PrintedText(lines: $0.lines(style: .plain)) }
  }
}

extension PlacedFinding {
  /// The line about the message that it is in, or about the first if it has no place.
  fileprivate var title: String? {
    let messages = file.messages
    let offset = messages.count > 1 ? finding.range?.lowerBound : nil
    let own = offset.flatMap { offset in messages.first { $0.range.contains(offset) } }
    return (own ?? messages.first).map { file.source.printed + ": " + $0.line }
  }

  fileprivate func lines(style: TextStyle) -> [String] {
    let head =
      place + ": \(style.severity(finding.severity)): \(PrintableText.escaped(finding.message))"
      + " [\(finding.code)]"
    let header = header.map { "  at \($0.source.printed):\($0.region.start)" }
    let broken = PageLayout.current.broken(head).split(separator: "\n").map { String($0) }
    return broken + [header].compactMap { $0 } + (excerpt?.lines ?? [])
  }

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

  fileprivate func gitlab(_ fingerprint: String) -> JSONTree {
    [
      "description": .string(message), "check_name": .string(finding.code),
      "fingerprint": .string(fingerprint),
      "severity": .string(["info", "minor", "major"][Int(finding.severity.rawValue)]),
      "location": [
        "path": .string(file.source.printed),
        "lines": ["begin": .number(region?.start.line ?? 1)],
      ],
    ]
  }
}
