internal import PushPayload
internal import PushRules

/// Everything there is to say about one code of the lint.
package struct CheckExplanation: Sendable {
  private let code: LintCode

  /// Explains a code, or gives nil if the catalogue has none like it.
  package init?(_ name: String) {
    guard let code = LintCode.all.first(where: { $0.code == name }) else { return nil }
    self.code = code
  }

  /// Writes the explanation.
  package func write(to output: inout some TextOutputStream) {
    output.write(code.code + "\n" + Paragraph(code.statement).hanging(on: "  "))
    output.write(
      PageText.facts([
        ("severity", code.severity.name), ("why", code.reason), ("concerns", code.range),
        ("fix", code.isMended ? "--fix corrects the bad sample" : ""),
      ])
    )
    output.write(Self.text(of: code.bad, "bad") + Self.text(of: code.good, "good"))
    guard !code.citations.isEmpty else { return }
    output.write("  citations\n")
    for citation in code.citations { output.write(CitationText(citation).paragraph) }
  }

  /// A sample under its heading, with its headers above the payload.
  private static func text(of sample: Check.Sample?, _ heading: String) -> String {
    guard let sample else { return "" }
    let text = SampleText(sample)
    let remark = text.remark.isEmpty ? "" : ", " + text.remark
    return "  " + heading + remark + "\n" + text.lines.map { "    " + $0 + "\n" }.joined()
  }

  /// The explanation with the members of the text.
  package var json: JSONTree {
    [
      "id": .string(code.code),
      "severity": .string(code.severity.name),
      "statement": .string(code.statement),
      "reason": .string(code.reason),
      "since": .text(code.since?.firstRelease),
      "until": .text(code.until?.description),
      "pushTypes": .texts(code.pushTypeNames),
      "fix": .boolean(code.isMended),
      "bad": code.bad?.json ?? .null,
      "good": code.good?.json ?? .null,
      "citations": .array(code.citations.map { CitationText($0).json }),
    ]
  }
}

extension Check.Sample {
  fileprivate var json: JSONTree {
    [
      "payload": .string(payload),
      "headers": .object(headers.map { JSONTree.Member($0.name, .string($0.value)) }),
      "file": .string(file == .simulator ? "apns" : "json"),
    ]
  }
}
