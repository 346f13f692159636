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
