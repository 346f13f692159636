package import AppProfile
package import PushPayload

package struct LintReport: Sendable {
  package struct Mended: Hashable, Sendable {
    private let fixes: Int
    private let files: Int
    private let changes: Int

    package init(_ files: [FileFindings]) {
      fixes = files.reduce(0) { $0 + $1.fixCount }
      self.files = files.count { $0.fixCount > 0 }
      changes = files.reduce(0) { $0 + $1.changeCount }
    }

    package var words: String {
      let words = "\(fixes) in " + files.counted("file")
      guard changes > 0 else { return words }
      let which = fixes == 1 ? "this" : "\(changes) of them"
      return words + " (\(which) \(changes == 1 ? "changes" : "change") what the push does)"
    }
  }

  let files: [FileFindings]
  let isComplete: Bool
  let passedOver: Int
  /// The app that was read, or nil.
  let app: Profile?
  let mended: Mended?
  /// What pushes run in the app, or nil without an app.
  let rows: [AppRow]?

  /// `passedOver` counts the other files that were found, which hold no push or are not there.
  package init(
    _ files: [FileFindings],
    isComplete: Bool = true,
    passedOver: Int = 0,
    app: Profile? = nil,
    mended: Mended? = nil,
    rows: [AppRow]? = nil
  ) {
    self.files = files
    self.isComplete = isComplete
    self.passedOver = passedOver
    self.app = app
    self.mended = mended
    self.rows = rows
  }

  var findingCount: Int { counts.values.reduce(0, +) }

  package var known: KnownFindings { files.reduce(into: KnownFindings()) { $0.add($1.known) } }

  package var statistics: LintStatistics {
    files.reduce(into: LintStatistics()) { statistics, file in
      for finding in file.findings { statistics.add(finding) }
    }
  }

  package var counts: [Severity: Int] { statistics.severities }

  package var hasFailure: Bool {
    files.contains { file in file.findings.contains { $0.severity >= file.failLevel } }
  }
}
