internal import PushPayload
internal import PushRules

package struct CheckExplanation: Sendable {
  private let code: LintCode

  package init?(_ name: String) {
    guard let code = LintCode.all.first(where: { $0.code == name }) else { return nil }
    self.code = code
  }

  package var title: String { code.code }

  package var address: String? { ProjectAddress.current?.page(ofCheck: code.code) }

  /// A sample under its heading, with its headers above the payload.
  private static func part(_ sample: Check.Sample?, _ heading: String) -> [ExplanationPart] {
    guard let sample else { return [] }
    let block = ExplanationPart(
      text: sample.lines.map { "    " + $0 + "\n" }.joined(),
      markdown: MarkdownText.block(sample.lines)
    )
    return [.section(([heading] + sample.remarks).joined(separator: ", "), [block])]
  }
}

extension CheckExplanation: ListedExplanation {
  package static let entries: [ExplanationEntry<CheckExplanation>] = [
    .init("id", .text) { $0.code.code },
    .init("severity", .severity) { $0.code.severity }.fact("severity"),
    .init("statement", .text) { $0.code.statement }.sentences,
    .init("reason", .text) { $0.code.reason }.fact("why"),
    .init("since", .orNull(.text)) { $0.code.since?.firstRelease }
      .fact("concerns") { $0.code.range },
    .init("until", .orNull(.text)) { $0.code.until?.description },
    .init("pushTypes", .list(.text)) { $0.code.pushTypeNames },
    .init("fix", .truth.about("Whether --fix fixes the bad sample.")) { $0.code.isMended }
      .fact("fix") { $0.code.isMended ? "--fix corrects the bad sample" : "" },
    .init("bad", .orNull(sample)) { $0.code.bad }.parts { part($0.code.bad, "bad") },
    .init("good", .orNull(sample)) { $0.code.good }.parts { part($0.code.good, "good") },
    .citations { $0.code.citations },
  ]

  private static let sample = JSONForm<Check.Sample>.object([
    .init("payload", .text) { $0.payload },
    .init("headers", JSONForm(.table(of: .text)) { .object($0) }) { sample in
      sample.headers.map { JSONTree.Member($0.name, .string($0.value)) }
    },
    .init("file", .words(["json", "apns"])) { $0.file == .simulator ? "apns" : "json" },
  ])
}

extension Check.Sample {
  /// The kind of file and the version, unless they are usual.
  var remarks: [String] {
    (file == .simulator ? ["in an .apns file"] : [])
      + (system == .newest ? [] : ["asked about for iOS \(system.firstRelease)"])
  }

  /// The headers, then the payload; of a very long line the middle is left out.
  var lines: [String] {
    headers.map { $0.name + ": " + $0.value }
      + payload.split { $0.isNewline }.map { Self.shortened(String($0)) }
  }

  private static func shortened(_ line: String) -> String {
    guard line.count > 400 else { return PrintableText.escaped(line) }
    return PrintableText.escaped(
      "\(line.prefix(40))… \(line.utf8.count) bytes in all …\(line.suffix(8))"
    )
  }
}
