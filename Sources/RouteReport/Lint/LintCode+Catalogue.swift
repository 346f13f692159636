internal import AppProfile
package import PushPayload
internal import PushRules

// The codes without a check, and words about each code.
extension LintCode {
  var pushTypeNames: [String] { pushTypes.map { $0.name }.sorted() }

  var range: String {
    let first = since.map { "iOS \($0.firstRelease)" }
    let systems =
      until.map { "\(first ?? "iOS 3") to \($0.description)" } ?? first.map { $0 + " and later" }
    let types = pushTypes.isEmpty ? nil : "push type " + pushTypeNames.joined(separator: " or ")
    return [systems, types].compactMap { $0 }.commaList
  }

  /// Whether `--fix` mends the bad sample.
  var isMended: Bool {
    guard let bad else { return false }
    do {
      let document = try JSONDocument(reading: Array(bad.payload.utf8))
      let lint = Lint(
        document,
        kind: bad.file,
        headers: bad.requestHeaders,
        system: bad.system,
        messages: ProviderMessage.all(recognizedIn: document)
      )
      return lint.findings.all.contains { $0.code == code && $0.fix != nil }
    } catch {
      let bytes = Array(bad.payload.utf8)
      return Lint.findings(in: bytes, error, kind: .payload) { _ in Findings([]) }
        .all.contains { $0.fix != nil }
    }
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

  package static let topics: [(title: String, codes: [LintCode])] =
    [("The file", [jsonSyntax, template, tooLarge, unreadable, unwritable, providerForm])]
    + CheckTopic.all.map { ($0.title, $0.checks.map { $0.about }) }
    + [("The app, which scan reads", LintCode.ofApps)]

  package static let all: [LintCode] = topics.flatMap { $0.codes }
}
