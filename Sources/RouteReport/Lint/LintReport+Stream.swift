internal import PushPayload

extension LintReport.File {
  /// The findings in a text that is a line of a stream, as JSON with the lines of the stream.
  public func inStream(atLine number: Int) -> JSONTree {
    let diagnostics = findings.map { $0.moved(down: number - 1).json }
    return .object((message?.members ?? []) + [.init("diagnostics", .array(diagnostics))])
  }
}

extension LintFinding {
  /// The same finding in a text that begins some lines further down.
  fileprivate func moved(down lines: Int) -> LintFinding {
    var finding = self
    finding.region = region?.moved(down: lines)
    finding.fix = fix.map { fix in
      let edits = fix.edits.map { LintFix.Edit($0.region.moved(down: lines), $0.text) }
      return LintFix(title: fix.title, edits: edits)
    }
    return finding
  }
}

extension TextRegion {
  fileprivate func moved(down lines: Int) -> TextRegion {
    TextRegion(start.moved(down: lines), end.moved(down: lines))
  }
}

extension SourcePosition {
  fileprivate func moved(down lines: Int) -> SourcePosition {
    SourcePosition(line: line + lines, column: column)
  }
}
