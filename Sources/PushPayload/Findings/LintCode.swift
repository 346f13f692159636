package import PushRules

/// A permanent code of findings, with its texts and samples.
package struct LintCode: Hashable, Sendable {
  /// The code, such as `content-available-type`; a retired one is never used again.
  package let code: String
  /// How much a finding matters, unless it states its own severity.
  package let severity: Severity
  /// What is wrong, in one sentence.
  package let statement: String
  /// Why it matters on the device, in a sentence or two.
  package let reason: String
  /// A text with such a finding, or nil if a sample would be too large.
  package let bad: Check.Sample?
  package let good: Check.Sample?
  /// The first affected version of iOS, or nil for all.
  package let since: SystemVersion?
  /// The last affected version of iOS, or nil if the newest is affected.
  package let until: SystemVersion?
  /// The affected push types; empty for all.
  package let pushTypes: [PushType]
  package let citations: [String]

  package struct Name: Hashable, Sendable {
    let code: String
    let severity: Severity

    package static func error(_ code: String) -> Name { Name(code: code, severity: .error) }
    package static func warning(_ code: String) -> Name { Name(code: code, severity: .warning) }
    package static func info(_ code: String) -> Name { Name(code: code, severity: .info) }
  }

  package init(
    _ name: Name,
    _ statement: String,
    because reason: String,
    bad: Check.Sample? = nil,
    good: Check.Sample? = nil,
    since: SystemVersion? = nil,
    until: SystemVersion? = nil,
    pushTypes: [PushType] = [],
    citations: [String] = []
  ) {
    code = name.code
    severity = name.severity
    self.statement = statement
    self.reason = reason
    self.bad = bad
    self.good = good
    // What is for some push types is for no system before them.
    let first = since ?? pushTypes.map { $0.facts.since }.min()
    self.since = first == .iOS(3, 0) ? nil : first
    self.until = until
    self.pushTypes = pushTypes
    self.citations = citations
  }

  func applies(to subject: LintSubject) -> Bool {
    since.map { $0 <= subject.system } ?? true && until.map { subject.system <= $0 } ?? true
      && (pushTypes.isEmpty || subject.pushType.map(pushTypes.contains) ?? true)
  }
}

// Files that cannot be read or written.
extension LintCode {
  package static let tooLarge = LintCode(
    .error("too-large"),
    "The file is larger than 16 MiB and is not read, or a document holds more than is read.",
    because: "A payload holds 4096 bytes, of VoIP 5120: this is another kind of file.",
    citations: ["A-244", "A-243"]
  )

  package static let unreadable = LintCode(
    .error("unreadable"),
    "The file or the folder cannot be read, entered or named.",
    because: "Nothing is known about what is in it; the exit code is 2."
  )

  package static let unwritable = LintCode(
    .error("unwritable"),
    "The file cannot be fixed: it would not stay the same file, or it has changed.",
    because:
      "Its owner, mode, links and attributes must survive, and what others write to it; the exit "
      + "code is 2."
  )
}
