internal import RouteReport

/// A file that was looked through, and what was mended in it.
struct LintedFile: Sendable {
  /// The code of a file that is not read.
  static let tooLarge = "too-large"

  /// What was found.
  let report: LintReport.File
  /// The number of fixes that were, or would be, carried out.
  private(set) var fixCount = 0
  /// What the fixes change, as a unified diff; empty if nothing.
  private(set) var difference = ""

  /// Collects what was found.
  init(source: String, findings: [LintFinding], message: MessageSummary? = nil) {
    report = LintReport.File(source: source, findings: findings, message: message)
  }

  /// The same with the number of fixes, and with what they change if somebody wants to see it.
  func mended(fixes: Int, difference: UnifiedDiff? = nil) -> LintedFile {
    var file = self
    file.fixCount = fixes
    file.difference = difference?.text ?? ""
    return file
  }
}
