package import PushPayload

/// What the lint found in some files, to be printed.
package struct LintReport: Sendable {
  /// A file with what was found in it.
  package struct File: Hashable, Sendable {
    /// The path, or the name that stands for standard input.
    package let source: String
    /// The findings, by place.
    package let findings: [LintFinding]
    /// The message of a provider that the file is, or nil if it is a payload.
    package let message: MessageSummary?

    /// Pairs a file with its findings.
    package init(source: String, findings: [LintFinding], message: MessageSummary? = nil) {
      self.source = source
      self.findings = findings
      self.message = message
    }
  }

  /// The fixes that were carried out.
  package struct Mended: Hashable, Sendable {
    /// The number of fixes.
    package let fixes: Int
    /// The number of files that changed.
    package let files: Int

    /// Counts fixes and files.
    package init(fixes: Int, files: Int) {
      self.fixes = fixes
      self.files = files
    }

    /// The numbers in words.
    package var words: String { "\(fixes) in " + files.counted("file") }
  }

  let files: [File]
  let failLevel: Severity
  let isComplete: Bool
  let mended: Mended?

  /// Collects what was found.
  ///
  /// - Parameters:
  ///   - files: The files, in their order.
  ///   - failLevel: The level from which on a finding counts as a failure.
  ///   - isComplete: Whether every file could be read.
  ///   - mended: The fixes that were carried out, or nil if nobody asked for them.
  package init(
    _ files: [File],
    failLevel: Severity = .warning,
    isComplete: Bool = true,
    mended: Mended? = nil
  ) {
    self.files = files
    self.failLevel = failLevel
    self.isComplete = isComplete
    self.mended = mended
  }

  /// Whether a finding reaches the level of failures.
  package var fails: Bool { files.contains { $0.findings.contains(where: isFailure) } }

  func isFailure(_ finding: LintFinding) -> Bool { finding.severity >= failLevel }
}
