import PushPayload
import Questions
import RouteReport
import Testing

struct LintReportTests {
  @Test
  func `findings below the level of failures are cases that passed`() {
    var lenient = file(.info, .warning, .error)
    lenient.failLevel = .error
    let report = LintReport([lenient])
    #expect(report.junit.contains("tests=\"3\" failures=\"1\""))
    #expect(report.junit.split(separator: "\n").count { $0.contains("<system-out>") } == 2)
    #expect(LintReport([file(.info, .warning), file(.info)]).counts == [.info: 2, .warning: 1])
  }

  @Test(
    arguments: [
      (severities: [], summary: "1 file: no problems"),
      (severities: [.info], summary: "1 file: 1 note"),
      (severities: [.error, .warning, .warning], summary: "1 file: 1 error, 2 warnings"),
    ] as [(severities: [Severity], summary: String)]
  )
  func `a line counts the findings`(severities: [Severity], summary: String) {
    #expect(LintReport([file(severities)]).text().hasSuffix(summary + "\n"))
  }

  @Test(arguments: [
    (severity: Severity.info, command: "::notice ", level: "note"),
    (severity: .warning, command: "::warning ", level: "warning"),
    (severity: .error, command: "::error ", level: "error"),
  ])
  func `severities have their words in every format`(
    severity: Severity,
    command: String,
    level: String
  ) {
    let report = LintReport([file(severity)])
    #expect(report.github.hasPrefix(command))
    #expect(report.sarif(version: "1").text.contains("\"level\": \"\(level)\""))
    #expect(report.json.text.contains("\"severity\": \"\(severity.name)\""))
  }

  @Test
  func `a message with control characters stays on its line`() {
    let finding = Finding("x", .error, "a\n::error::b\u{1B}]]>")
    let report = LintReport([FileFindings("a.json", [], [finding])])
    #expect(report.github == "::error file=a.json,title=x::a\\u{a}::error::b\\u{1b}]]>\n")
    #expect(report.text().hasPrefix("a.json: error: a\\u{a}::error::b\\u{1b}]]> [x]\n"))
    #expect(!report.junit.contains("]]>"))
  }

  private func file(_ severities: Severity...) -> FileFindings { file(severities) }

  private func file(_ severities: [Severity]) -> FileFindings {
    let findings = severities.map { severity in
      Finding("content-available-type", severity, "found a string", at: 4..<6)
    }
    return FileFindings("a.json", Array("1\n2345".utf8), findings)
  }
}

struct LintDiffTests {
  @Test
  func `far changes stand in parts of their own`() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new.remove(at: 15)
    new.insert("between\n", at: 4)
    #expect(
      diff(old.joined(), new.joined()) == """
        --- x
        +++ x
        @@ -1,7 +1,8 @@
         1
        -2
        +two
         3
         4
        +between
         5
         6
         7
        @@ -13,7 +14,6 @@
         13
         14
         15
        -16
         17
         18
         19

        """
    )
  }

  private static let ends: [(old: String, new: String, text: String)] = [
    (old: "", new: "", text: ""),
    (old: "a\n", new: "a\n", text: ""),
    (old: "", new: "a\n", text: "--- x\n+++ x\n@@ -0,0 +1,1 @@\n+a\n"),
    (
      old: "a",
      new: "a\n",
      text: "--- x\n+++ x\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"
    ),
    (old: "é\r\n", new: "e\u{301}\r\n", text: "--- x\n+++ x\n@@ -1,1 +1,1 @@\n-é\r\n+e\u{301}\r\n"),
  ]

  @Test(arguments: ends)
  func `ends of lines and of the text are kept`(old: String, new: String, text: String) {
    #expect(Array(diff(old, new).utf8) == Array(text.utf8))
  }

  @Test
  func `large parts count as replaced`() {
    let old = (0..<3000).map { "a\($0)\n" }.joined()
    let new = (0..<3000).map { "b\($0)\n" }.joined()
    #expect(diff(old, new).hasPrefix("--- x\n+++ x\n@@ -1,3000 +1,3000 @@\n-a0\n-a1\n"))
  }

  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(of: "x", from: Array(old.utf8), to: Array(new.utf8)).text
  }
}
