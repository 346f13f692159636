internal import PushPayload

extension LintReport {
  /// The findings as JSON.
  package var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "files": .array(
        files.map { file in
          let diagnostics = JSONTree.array(file.findings.map { $0.json })
          return .object(
            [.init("source", .string(file.source))] + (file.message?.members ?? [])
              + [.init("diagnostics", diagnostics)]
          )
        }
      ),
    ]
  }
}

extension LintFinding {
  /// The finding as JSON.
  var json: JSONTree {
    let members = [
      JSONTree.Member("code", .string(code)),
      JSONTree.Member("severity", .string(severity.name)),
      JSONTree.Member("line", .count(region?.start.line)),
      JSONTree.Member("column", .count(region?.start.column)),
      JSONTree.Member("endLine", .count(region?.end.line)),
      JSONTree.Member("endColumn", .count(region?.end.column)),
      JSONTree.Member("message", .string(message)),
      JSONTree.Member("header", header?.json ?? .null),
      JSONTree.Member("fix", fix?.json ?? .null),
    ]
    return .object(members + (count > 1 ? [JSONTree.Member("count", .number(count))] : []))
  }
}

extension HeaderPlace {
  fileprivate var json: JSONTree {
    .object([JSONTree.Member("source", .string(source))] + region.members)
  }
}

extension LintFix {
  fileprivate var json: JSONTree {
    [
      "title": .string(title),
      "edits": .array(
        edits.map { .object($0.region.members + [JSONTree.Member("text", .string($0.text))]) }
      ),
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
