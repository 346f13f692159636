import PushRules

@testable import PushPayload

/// The lint of a text, for tests.
struct LintRun {
  let document: JSONDocument
  let findings: Findings

  init(_ sample: Check.Sample) throws {
    document = try JSONDocument(reading: Array(sample.payload.utf8))
    let lint = Lint(
      document,
      kind: sample.file,
      headers: sample.requestHeaders,
      system: sample.system,
      messages: ProviderMessage.all(recognizedIn: document)
    )
    findings = lint.findings
  }

  init(_ payload: String) throws { try self.init(Check.Sample(stringLiteral: payload)) }

  var listed: [Finding] { findings.listed }

  var codes: [String] { listed.map(\.code) }

  /// The codes of the findings that stop a run of the lint.
  var complaints: [String] { listed.filter { $0.severity > .info }.map(\.code) }

  /// The code and the place of each finding.
  var places: [String] {
    let lines = document.lineMap
    return listed.map { finding in
      let place = finding.range.map { lines.position(of: $0.lowerBound).description } ?? "-"
      return place + " " + finding.code
    }
  }

  /// The text of a finding's range.
  func text(of finding: Finding) -> String {
    String(decoding: document.bytes[finding.range ?? 0..<0], as: UTF8.self)
  }

  /// The text with all fixes carried out.
  var mended: String {
    String(decoding: Fix.apply(findings.fixes, to: document.bytes), as: UTF8.self)
  }
}

extension Check {
  /// A payload in which the check finds something.
  var bad: Sample { about.bad ?? "" }

  /// The same payload, mended.
  var good: Sample { about.good ?? "" }
}
