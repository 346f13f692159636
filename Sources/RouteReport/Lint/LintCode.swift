public import PushPayload
public import PushRules

/// A permanent code of the lint with what there is to say about it.
public struct LintCode: Hashable, Sendable {
  /// The code itself, such as `content-available-type`.
  public let code: String
  /// How much a finding matters, unless the finding itself says otherwise.
  public let severity: Severity
  /// What is wrong, in one sentence.
  public let statement: String
  /// Why it matters on the device.
  public let reason: String
  /// The first version of iOS that it concerns, or nil for all.
  public let since: SystemVersion?
  /// Text in which it is found, or nil where a sample would be too large.
  public let bad: Check.Sample?
  /// The same text, mended.
  public let good: Check.Sample?
  /// What it rests on.
  public let citations: [String]

  /// Takes over what a check says about itself.
  init(_ check: Check) {
    code = check.code
    severity = check.severity
    statement = check.statement
    reason = check.reason
    since = check.since == .iOS(3, 0) ? nil : check.since
    bad = check.bad
    good = check.good
    citations = check.citations
  }

  private init(_ code: String, _ statement: String, because reason: String, bad: Check.Sample?) {
    self.code = code
    severity = .error
    self.statement = statement
    self.reason = reason
    since = nil
    self.bad = bad
    good = bad.map { _ in #"{"aps":{"alert":"Hi"}}"# }
    citations = []
  }

  /// The code of a file that is not JSON.
  static let jsonSyntax = LintCode(
    "json-syntax",
    "The file is not JSON as RFC 8259 defines it, or nests deeper than 512 levels.",
    because: "APNs and providers refuse what they cannot read, or read it in different ways.",
    bad: #"{"aps":{"alert":"Hi",}}"#
  )

  /// The code of a file that is not read.
  static let tooLarge = LintCode(
    "too-large",
    "The file is larger than 16 MiB and is not read.",
    because: "A payload holds 4096 bytes, of VoIP 5120: this is another kind of file.",
    bad: nil
  )

  /// The code of a file that is no message of the provider that is named.
  static let providerForm = LintCode(
    ProviderError.code,
    "The file cannot be a message of the provider that --from names.",
    because: "Its provider would refuse it, or send nothing; --from auto finds out whose it is.",
    bad: nil
  )

  /// All codes by topic: that of the reader, and those of the checks.
  public static let topics: [(title: String, codes: [LintCode])] =
    [("The file", [jsonSyntax, tooLarge, providerForm])]
    + CheckTopic.all.map { ($0.title, $0.checks.map { LintCode($0) }) }

  /// All codes.
  public static let all: [LintCode] = topics.flatMap(\.codes)
}
