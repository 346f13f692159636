package import PushPayload

/// What the lint found in some files, to be printed.
package struct LintReport: Sendable {
  /// The fixes that were carried out.
  package struct Mended: Hashable, Sendable {
    private let fixes: Int
    private let files: Int

    /// Counts the fixes and the files that they change.
    package init(_ files: [FileFindings]) {
      fixes = files.reduce(0) { $0 + $1.fixCount }
      self.files = files.count { $0.fixCount > 0 }
    }

    /// The numbers in words.
    package var words: String { "\(fixes) in " + files.counted("file") }
  }

  let files: [FileFindings]
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
    _ files: [FileFindings],
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

  func isFailure(_ finding: Finding) -> Bool { finding.severity >= failLevel }
}
