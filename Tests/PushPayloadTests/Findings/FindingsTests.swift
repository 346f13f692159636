import Testing

@testable import PushPayload

struct FindingsTests {
  private static let fix = Fix(title: "write 1", edits: [Fix.Edit(range: 0..<1, text: "1")])

  private static func finding(
    _ severity: Severity = .warning,
    fix: Fix? = nil,
    intent: PushIntent? = nil
  ) -> Finding {
    Finding("custom-data-in-aps", severity, "", at: 0..<1, fix: fix, intent: intent)
  }

  @Test(arguments: [
    (count: 100, counted: [] as [Int]), (count: 101, counted: [1]), (count: 250, counted: [150]),
  ])
  func `100 findings of a kind are listed and the others counted`(count: Int, counted: [Int]) {
    var findings = Findings()
    for _ in 0..<count { findings.add(Self.finding()) }
    #expect(findings.listed.count == 100)
    #expect(findings.counted.map(\.count) == counted)
  }

  @Test func `what differs in level or intent is another kind`() {
    var findings = Findings()
    for _ in 0..<102 {
      findings.add(Self.finding())
      findings.add(Self.finding(.error))
      findings.add(Self.finding(intent: .sound))
    }
    #expect(findings.listed.count == 300)
    #expect(findings.counted.map(\.count) == [2, 2, 2])
    #expect(findings.counted.map(\.severity) == [.warning, .error, .warning])
    #expect(findings.counted.map(\.intent) == [nil, nil, .sound])
  }

  @Test(arguments: [(keepsFixes: true, fixCount: 120), (keepsFixes: false, fixCount: 0)])
  func `all fixes are kept for somebody who mends`(keepsFixes: Bool, fixCount: Int) {
    var findings = Findings(keepsFixes: keepsFixes)
    for index in 0..<240 {
      findings.add(Self.finding(fix: index.isMultiple(of: 2) ? Self.fix : nil))
    }
    #expect(findings.fixes.count == fixCount)
    #expect(findings.counted.map(\.fixableCount) == [70])
  }

  @Test func `the first of a text are listed, by place`() throws {
    let data = (0..<250).map { #","x\#($0)":1"# }.joined()
    let run = try LintRun(#"{"aps":{"alert":"a"\#(data)}}"#)
    #expect(run.codes == Array(repeating: "custom-data-in-aps", count: 100))
    #expect(run.listed.last.map { run.text(of: $0) } == #""x99":"#)
    #expect(run.findings.counted.map(\.count) == [150])
  }
}
