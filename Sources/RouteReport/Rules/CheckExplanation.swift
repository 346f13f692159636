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
    let text = SampleText(sample)
    let block = ExplanationPart(
      text: text.lines.map { "    " + $0 + "\n" }.joined(),
      markdown: MarkdownText.block(text.lines)
    )
    return [.section(heading + (text.remark.isEmpty ? "" : ", " + text.remark), [block])]
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

/// A printed sample of a check: the headers, then the payload.
struct SampleText: Sendable {
  private let sample: Check.Sample

  init(_ sample: Check.Sample) { self.sample = sample }

  /// The kind of file and the version of the sample, or nothing.
  var remark: String {
    let kind = sample.file == .simulator ? "in an .apns file" : nil
    let system =
      sample.system == .newest ? nil : "asked about for iOS \(sample.system.firstRelease)"
    return [kind, system].compactMap { $0 }.joined(separator: ", ")
  }

  /// The lines; of a very long one the middle is left out.
  var lines: [String] {
    sample.headers.map { $0.name + ": " + $0.value }
      + sample.payload.split { $0.isNewline }.map { Self.shortened(String($0)) }
  }

  private static func shortened(_ line: String) -> String {
    guard line.count > 400 else { return PrintableText.escaped(line) }
    return PrintableText.escaped(
      "\(line.prefix(40))… \(line.utf8.count) bytes in all …\(line.suffix(8))"
    )
  }
}
