import AppProfile
package import PushPayload
import PushRules

extension LintCode: ListedExplanation {
  package var title: String { code }

  package var address: String? { ProjectAddress.current?.page(ofCheck: code) }

  /// A sample under its heading, with its headers above the payload.
  private static func part(_ sample: Check.Sample?, _ heading: String) -> [ExplanationPart] {
    guard let sample else { return [] }
    let block = ExplanationPart(
      text: sample.lines.map { "    " + $0 + "\n" }.joined(),
      markdown: MarkdownText.block(sample.lines)
    )
    return [.section(([heading] + sample.remarks).commaList, [block])]
  }

  package static let entries: [ExplanationEntry<LintCode>] = [
    .init("id", .text) { $0.code },
    .init("severity", .severity) { $0.severity }.fact("severity"),
    .init("statement", .text) { $0.statement }.sentences,
    .init("reason", .text) { $0.why }.fact("why"),
    .init("since", .orNull(.text)) { $0.since?.firstRelease }.fact("concerns") { $0.range },
    .init("until", .orNull(.text)) { $0.until?.description },
    .init("pushTypes", .list(.text)) { $0.pushTypeNames },
    .init("fix", .truth.about("Whether --fix fixes the bad sample.")) { $0.mendingFlags == "--fix" }
      .fact("fix") { $0.mendingFlags.map { $0 + " corrects the bad sample" } ?? "" },
    .init("bad", .orNull(sample)) { $0.bad }.parts { part($0.bad, "bad") },
    .init("good", .orNull(sample)) { $0.good }.parts { part($0.good, "good") },
    .citations { $0.citations },
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

// The codes without a check, and words about each code.
extension LintCode {
  /// Why it matters, with the doubt of the rules that the reason names.
  var why: String { reason.withDoubt }

  var pushTypeNames: [String] { pushTypes.map { $0.name }.sorted() }

  var range: String {
    let first = since.map { "iOS \($0.firstRelease)" }
    let systems =
      until.map { "\(first ?? "iOS 3") to \($0.description)" } ?? first.map { $0 + " and later" }
    let types = pushTypes.isEmpty ? nil : "push type " + pushTypeNames.joined(separator: " or ")
    return [systems, types].compactMap { $0 }.commaList
  }

  /// The flags that mend the bad sample, or nil.
  var mendingFlags: String? {
    let fixes = badFindings.compactMap { $0.fix }
    guard !fixes.isEmpty else { return nil }
    return "--fix" + (fixes.allSatisfy { $0.changesPush } ? " --unsafe-fixes" : "")
  }

  /// Its findings in the bad sample.
  var badFindings: [Finding] {
    guard let bad else { return [] }
    let bytes = Array(bad.payload.utf8)
    let found: Findings
    do {
      let document = try JSONDocument(reading: bytes)
      found =
        Lint(
          document,
          kind: bad.file,
          headers: bad.requestHeaders,
          system: bad.system,
          messages: ProviderMessage.all(recognizedIn: document)
        ).findings
    } catch {
      found = Lint.findings(in: bytes, error, kind: .payload) { _ in Findings([]) }
    }
    return found.all.filter { $0.code == code }
  }

  static let jsonSyntax = LintCode(
    .error("json-syntax"),
    "The file is not JSON as RFC 8259 defines it, or nests deeper than 512 levels.",
    because: "APNs and providers refuse what they cannot read, or read it in different ways.",
    bad: #"{"aps":{"alert":"Hi",}}"#,
    good: #"{"aps":{"alert":"Hi"}}"#,
    citations: ["A-275"]
  )

  static let template = LintCode(
    .info("template"),
    "The file is a template: something stands outside of strings that is filled in later.",
    because:
      "What is constant is checked, of several branches the first; pipe in what is rendered.",
    bad: #"{"aps":{"alert":"Hi","badge":{{count}}}}"#,
    good: #"{"aps":{"alert":"Hi","badge":3}}"#
  )

  static let providerForm = LintCode(
    .error(ProviderError.code),
    "The file cannot be a message of the provider that --from names.",
    because: "Its provider would refuse it, or send nothing; --from auto finds out whose it is.",
    citations: ["A-360"]
  )

  private static let ofFiles = [
    jsonSyntax, template, tooLarge, unreadable, unwritable, unusedIgnore, providerForm,
  ]

  package static let topics: [(title: String, codes: [LintCode])] =
    [("The file", ofFiles)]
    + CheckTopic.all.map { ($0.title, $0.checks.map { $0.about }) }
    + [("The app, which scan reads", LintCode.ofApps)]

  package static let all: [LintCode] = topics.flatMap { $0.codes }
}
