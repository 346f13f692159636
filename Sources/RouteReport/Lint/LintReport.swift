package import PushPayload

/// The findings of some files.
package struct LintReport: Sendable {
  /// The applied fixes.
  package struct Mended: Hashable, Sendable {
    private let fixes: Int
    private let files: Int
    private let changes: Int

    /// Counts the fixes and the files that they change.
    package init(_ files: [FileFindings]) {
      fixes = files.reduce(0) { $0 + $1.fixCount }
      self.files = files.count { $0.fixCount > 0 }
      changes = files.reduce(0) { $0 + $1.changeCount }
    }

    /// The numbers in words.
    package var words: String {
      "\(fixes) in " + files.counted("file") + Self.aside(changes: changes, of: fixes)
    }

    /// The remark that some fixes change what the push does, or an empty text.
    static func aside(changes: Int, of fixes: Int) -> String {
      guard changes > 0 else { return "" }
      let which = fixes == 1 ? "this" : "\(changes) of them"
      return " (\(which) \(changes == 1 ? "changes" : "change") what the push does)"
    }
  }

  let files: [FileFindings]
  let isComplete: Bool
  let passedOver: Int
  let isOfApp: Bool
  let mended: Mended?

  /// Collects what was found.
  ///
  /// - Parameters:
  ///   - files: The files, in their order.
  ///   - isComplete: Whether every file could be read.
  ///   - passedOver: How many other files were found, and hold no push or are not there.
  ///   - isOfApp: Whether the files are those of an app that have findings.
  ///   - mended: The fixes that were carried out, or nil without `--fix`.
  package init(
    _ files: [FileFindings],
    isComplete: Bool = true,
    passedOver: Int = 0,
    isOfApp: Bool = false,
    mended: Mended? = nil
  ) {
    self.files = files
    self.isComplete = isComplete
    self.passedOver = passedOver
    self.isOfApp = isOfApp
    self.mended = mended
  }

  /// The findings that a baseline hides.
  package var known: KnownFindings { files.reduce(into: KnownFindings()) { $0.add($1.known) } }

  /// How many findings there are of each code.
  package var statistics: LintStatistics {
    files.reduce(into: LintStatistics()) { statistics, file in
      for finding in file.findings { statistics.add(finding) }
    }
  }

  /// How many findings there are of each severity.
  package var counts: [Severity: Int] { statistics.severities }

  /// Whether a finding fails.
  package var hasFailure: Bool {
    files.contains { file in file.findings.contains { file.isFailure($0) } }
  }
}
