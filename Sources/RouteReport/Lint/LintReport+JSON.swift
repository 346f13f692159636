internal import PushPayload

extension LintReport {
  /// The findings as JSON.
  package var json: JSONTree { .object(members) }

  var members: [JSONTree.Member] {
    let findings = files.map { file in
      JSONTree.object(file.source.members("source") + file.members)
    }
    return [
      .init("schemaVersion", .number(1)), .init("files", .array(findings)),
      .init("passedOver", .number(passedOver)),
      .init("known", ["hidden": .number(known.hidden), "gone": .number(known.gone)]),
    ]
  }
}

extension FileFindings {
  /// The findings as JSON.
  package var json: [JSONTree] { findings.map(json) }

  /// The findings in a text that is a line of a stream, as JSON.
  package var jsonOfLine: JSONTree { .object(members) }

  fileprivate var members: [JSONTree.Member] {
    (message?.members ?? []) + [.init("diagnostics", .array(json))]
  }

  private func json(of finding: Finding) -> JSONTree {
    let region = region(of: finding)
    let members = [
      JSONTree.Member("code", .string(finding.code)),
      JSONTree.Member("severity", .string(finding.severity.name)),
      JSONTree.Member("line", .count(region?.start.line)),
      JSONTree.Member("column", .count(region?.start.column)),
      JSONTree.Member("endLine", .count(region?.end.line)),
      JSONTree.Member("endColumn", .count(region?.end.column)),
      JSONTree.Member("message", .string(finding.message)),
      JSONTree.Member("header", headerJSON(of: finding)),
      JSONTree.Member("fix", finding.fix.map(json) ?? .null),
    ]
    let count = JSONTree.Member("count", .number(finding.count))
    return .object(members + (finding.count > 1 ? [count] : []))
  }

  private func headerJSON(of finding: Finding) -> JSONTree {
    guard let place = headerPlace(of: finding) else { return .null }
    return .object(place.source.members("source") + place.region.members)
  }

  private func json(of fix: Fix) -> JSONTree {
    let edits = fix.edits.map { edit in
      JSONTree.object(text.region(of: edit.range).members + [.init("text", .string(edit.text))])
    }
    return [
      "title": .string(fix.title),
      "changesPush": .boolean(changesPush(fix)),
      "edits": .array(edits),
    ]
  }
}

extension TextRegion {
  fileprivate var members: [JSONTree.Member] {
    [
      JSONTree.Member("line", .number(start.line)),
      JSONTree.Member("column", .number(start.column)),
      JSONTree.Member("endLine", .number(end.line)),
      JSONTree.Member("endColumn", .number(end.column)),
    ]
  }
}

extension JSONTree {
  /// A number, or `null` for nil.
  fileprivate static func count(_ number: Int?) -> JSONTree { number.map(JSONTree.number) ?? .null }
}
