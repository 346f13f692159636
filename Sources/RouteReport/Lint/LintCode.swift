internal import AppProfile
package import PushPayload
package import PushRules

/// A permanent code of the lint with what there is to say about it.
package struct LintCode: Hashable, Sendable {
  /// The code itself, such as `content-available-type`.
  package let code: String
  /// How much a finding matters, unless the finding itself says otherwise.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let statement: String
  /// Why it matters on the device.
  package let reason: String
  /// The first version of iOS that it concerns, or nil for all.
  package let since: SystemVersion?
  /// The last version of iOS that it concerns, or nil if it concerns all later ones.
  package let until: SystemVersion?
  /// The push types that it concerns, by name; empty for all.
  package let pushTypes: [String]
  /// Text in which it is found, or nil where a sample would be too large.
  package let bad: Check.Sample?
  /// The same text, mended.
  package let good: Check.Sample?
  /// What it rests on.
  package let citations: [String]

  /// Copies the texts and the samples of a check.
  init(_ check: Check) {
    code = check.code
    severity = check.severity
    statement = check.statement
    reason = check.reason
    since = check.since == .iOS(3, 0) ? nil : check.since
    until = check.until
    pushTypes = check.pushTypes.map { $0.name }.sorted()
    bad = check.bad
    good = check.good
    citations = check.citations
  }

  /// Copies the texts and the samples of a code of apps.
  init(_ code: AppCode) {
    self.code = code.code
    severity = code.severity
    statement = code.statement
    reason = code.reason
    since = nil
    until = nil
    pushTypes = []
    bad = Check.Sample(code.bad)
    good = Check.Sample(code.good)
    citations = code.citations
  }

  private init(
    _ code: String,
    _ statement: String,
    because reason: String,
    bad: Check.Sample?,
    citations: [String]
  ) {
    self.code = code
    severity = .error
    self.statement = statement
    self.reason = reason
    since = nil
    until = nil
    pushTypes = []
    self.bad = bad
    good = bad.map { _ in #"{"aps":{"alert":"Hi"}}"# }
    self.citations = citations
  }

  /// The versions of iOS and the push types that it concerns, as text; empty for all.
  var range: String {
    let first = since.map { "iOS \($0.firstRelease)" }
    let systems =
      until.map { "\(first ?? "iOS 3") to \($0.description)" } ?? first.map { $0 + " and later" }
    let types = pushTypes.isEmpty ? nil : "push type " + pushTypes.joined(separator: " or ")
    return [systems, types].compactMap { $0 }.joined(separator: ", ")
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
      return JSONRepair(error, in: Array(bad.payload.utf8))?.fix != nil
    }
  }

  /// The code of a file that is not JSON.
  static let jsonSyntax = LintCode(
    "json-syntax",
    "The file is not JSON as RFC 8259 defines it, or nests deeper than 512 levels.",
    because: "APNs and providers refuse what they cannot read, or read it in different ways.",
    bad: #"{"aps":{"alert":"Hi",}}"#,
    citations: ["A-275"]
  )

  /// The code of a file that is not read.
  package static let tooLarge = LintCode(
    "too-large",
    "The file is larger than 16 MiB and is not read.",
    because: "A payload holds 4096 bytes, of VoIP 5120: this is another kind of file.",
    bad: nil,
    citations: ["A-244", "A-243"]
  )

  /// The code of a file or folder that cannot be read.
  package static let unreadable = LintCode(
    "unreadable",
    "The file or the folder cannot be read, entered or named.",
    because: "Nothing is known about what is in it; the exit code is 2.",
    bad: nil,
    citations: []
  )

  /// The code of a file that its fixes cannot be written to.
  package static let unwritable = LintCode(
    "unwritable",
    "The file cannot be mended: it would not stay the same file, or it has changed.",
    because:
      "Its owner, mode, links and attributes must survive, and what others write to it; the exit "
      + "code is 2.",
    bad: nil,
    citations: []
  )

  /// The code of a file that is no message of the provider that is named.
  static let providerForm = LintCode(
    ProviderError.code,
    "The file cannot be a message of the provider that --from names.",
    because: "Its provider would refuse it, or send nothing; --from auto finds out whose it is.",
    bad: nil,
    citations: ["A-360"]
  )

  /// All codes by topic: that of the reader, and those of the checks.
  package static let topics: [(title: String, codes: [LintCode])] =
    [("The file", [jsonSyntax, tooLarge, unreadable, unwritable, providerForm])]
    + CheckTopic.all.map { ($0.title, $0.checks.map { LintCode($0) }) }
    + [("The app, which scan --doctor reads", AppCode.all.map { LintCode($0) })]

  /// All codes.
  package static let all: [LintCode] = topics.flatMap { $0.codes }
}
