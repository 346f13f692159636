package import PushPayload
package import PushRules
package import Questions

package struct FileFindings: Changeable, Hashable, Sendable {
  /// The file; without findings only its path.
  private(set) var text: SourceText
  let headers: SourceText?
  /// The findings by position, then the sums of the unlisted ones.
  package private(set) var findings: [Finding]
  package var messages: [MessageSummary] = []
  /// The number of fixes that were, or would be, carried out.
  package var fixCount = 0
  /// How many of these fixes change what the push does.
  package var changeCount = 0
  package var offered = OfferedFixes()
  package var failLevel = Severity.warning
  package var known = KnownFindings()
  /// What the fixes change, or nil without `--diff`.
  package var difference: UnifiedDiff?

  /// The content may be a numbered line of a stream.
  package init(
    _ path: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    _ findings: [Finding],
    headers: SourceText? = nil,
    lines: LineMap? = nil
  ) {
    text = SourceText(path, findings.isEmpty ? [] : bytes, asLine: line, lines)
    self.findings = findings
    self.headers = headers
  }

  package var source: FilePath { text.path }

  /// The same with what else was found in the file.
  package func adding(_ other: FileFindings) -> FileFindings {
    changed { copy in
      if findings.isEmpty { copy.text = other.text }
      copy.findings = other.findings + findings
    }
  }

  package func filter(_ isIncluded: (Finding) -> Bool) -> FileFindings {
    changed { $0.findings = findings.filter(isIncluded) }
  }
}

package struct OfferedFixes: Hashable, Sendable {
  /// Those of `--fix`.
  let safe: Int
  /// Those that `--unsafe-fixes` adds.
  let others: Int

  package init(safe: Int = 0, others: Int = 0) {
    self.safe = safe
    self.others = others
  }

  /// The fixes of some files together.
  package init(of files: [FileFindings]) {
    safe = files.reduce(0) { $0 + $1.offered.safe }
    others = files.reduce(0) { $0 + $1.offered.others }
  }

  /// The flags that carry them out, a clause each; `isMore` if a call carries out others.
  package func clauses(isMore: Bool = false) -> [String] {
    let offers = [
      ("--fix", safe, isMore), ("--fix --unsafe-fixes", others, isMore || safe > 0),
    ]
    return offers.filter { $0.1 > 0 }.map { flags, count, isMore in
      flags + " fixes " + count.grouped + (isMore ? " more" : "")
    }
  }
}
