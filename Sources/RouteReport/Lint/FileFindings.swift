package import PushPayload

/// The findings of a file, with lines and columns.
package struct FileFindings: Hashable, Sendable {
  /// The file; without findings only its path.
  let text: SourceText
  /// The file of request headers, or nil if there is none.
  private let headers: SourceText?
  /// The findings by position, then the sums of the unlisted ones.
  package private(set) var findings: [Finding]
  /// The messages and payloads that the file holds, by place; none if it is a payload.
  let messages: [MessageSummary]
  /// The number of fixes that were, or would be, carried out.
  package let fixCount: Int
  /// How many of these fixes change what the push does.
  package let changeCount: Int
  /// The numbers of fixes that may still be carried out.
  let offered: OfferedFixes
  /// The lowest severity that fails.
  package var failLevel = Severity.warning
  /// The findings that a baseline hides.
  package var known = KnownFindings()
  /// What the fixes change, or nil without `--diff`.
  package let difference: UnifiedDiff?

  /// Pairs a file with its findings.
  ///
  /// - Parameters:
  ///   - path: The path, or the name that stands for standard input.
  ///   - bytes: The content.
  ///   - line: The number of the line of a stream that the content is, or nil for a whole file.
  ///   - findings: The findings.
  ///   - headers: The file of request headers, or nil if there is none.
  ///   - messages: The messages and payloads that the file holds; none if it is a payload.
  ///   - fixCount: The number of fixes that were, or would be, carried out.
  ///   - changeCount: The number of those after which the push does something else.
  ///   - offered: The numbers of fixes that may still be carried out.
  ///   - difference: What the fixes change, or nil without `--diff`.
  package init(
    _ path: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    _ findings: [Finding],
    headers: SourceText? = nil,
    messages: [MessageSummary] = [],
    fixCount: Int = 0,
    changeCount: Int = 0,
    offered: OfferedFixes = OfferedFixes(),
    difference: UnifiedDiff? = nil
  ) {
    text = SourceText(path, findings.isEmpty ? [] : bytes, asLine: line)
    self.findings = findings
    self.headers = headers
    self.messages = messages
    self.fixCount = fixCount
    self.changeCount = changeCount
    self.offered = offered
    self.difference = difference
  }

  /// The path, or the name that stands for standard input.
  package var source: FilePath { text.path }

  func isFailure(_ finding: Finding) -> Bool { finding.severity >= failLevel }

  /// The same file with one more finding, about the file as a whole.
  package func adding(_ finding: Finding) -> FileFindings {
    var copy = self
    copy.findings.insert(finding, at: 0)
    return copy
  }

  /// The same file with some of its findings.
  package func filter(_ isIncluded: (Finding) -> Bool) -> FileFindings {
    var copy = self
    copy.findings = findings.filter(isIncluded)
    return copy
  }
}

/// The numbers of fixes that calls would carry out.
package struct OfferedFixes: Hashable, Sendable {
  /// Those of `--fix`.
  let safe: Int
  /// Those that `--unsafe-fixes` adds.
  let others: Int

  /// Counts fixes.
  package init(safe: Int = 0, others: Int = 0) {
    self.safe = safe
    self.others = others
  }
}

// The places of findings.
extension FileFindings {
  /// The part of the file that a finding is about, or nil for a request header.
  func region(of finding: Finding) -> TextRegion? { finding.range.map { text.region(of: $0) } }

  /// The part of the file of request headers that a finding is about, or nil.
  func headerPlace(of finding: Finding) -> (source: FilePath, region: TextRegion)? {
    guard let headers, let range = finding.header?.range else { return nil }
    return (headers.path, headers.region(of: range))
  }

  /// The line of a finding and the line with the caret under it, or nothing.
  func excerpt(of finding: Finding) -> [String] {
    let excerpt =
      finding.range.map { text.excerpt(at: $0.lowerBound) }
      ?? finding.header?.range.flatMap { headers?.excerpt(at: $0.lowerBound) }
    return excerpt.map { [$0.line, $0.caret] } ?? []
  }

  /// The place of a finding, to put behind the path of the file.
  func placeSuffix(of finding: Finding) -> String {
    region(of: finding).map { ":\($0.start)" } ?? ""
  }

  /// The place of a finding in the file of request headers, as the end of a message.
  func headerSuffix(of finding: Finding) -> String {
    headerPlace(of: finding).map { " (at \($0.source.printed):\($0.region.start))" } ?? ""
  }
}
