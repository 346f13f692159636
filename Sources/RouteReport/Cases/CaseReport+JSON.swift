internal import PushPayload
internal import PushRules

extension CaseReport {
  /// The results as JSON.
  package var json: JSONTree {
    let failed = results.count { !$0.passes }
    var members: [JSONTree.Member] = [
      .init("schemaVersion", .number(1)),
      .init("passed", .number(results.count - failed)),
      .init("failed", .number(failed)),
      .init(
        "files",
        .array(
          files.map { file in
            .object(
              file.source.members("source") + file.problemMembers
                + [.init("cases", .array(file.results.map { $0.json }))]
            )
          }
        )
      ),
    ]
    if let coverage { members.append(.init("coverage", coverage.json(threshold: threshold))) }
    return .object(members)
  }
}

extension CaseReport.File {
  /// The mistakes as one text, or null, and the code of the first that has one.
  fileprivate var problemMembers: [JSONTree.Member] {
    let text = problems.map { $0.sentence }.joined(separator: "\n")
    let code = problems.lazy.compactMap { $0.code }.first
    return [.init("error", problems.isEmpty ? .null : .string(text))]
      + (code.map { [.init("code", .string($0))] } ?? [])
  }
}

extension CaseResult {
  fileprivate var json: JSONTree {
    [
      "name": .string(name),
      "line": .number(position.line),
      "column": .number(position.column),
      "passed": .boolean(passes),
      "misses": .array(misses.map { $0.json }),
    ]
  }
}

extension CaseMiss {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("member", .string(member)),
      .init("line", .number(position.line)),
      .init("column", .number(position.column)),
      .init("expected", expected),
    ]
    if let got { members.append(.init("got", got)) }
    members.append(.init("reasons", .array(reasons.map { $0.json })))
    return .object(members)
  }
}

extension CaseReason {
  fileprivate var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("text", .string((subject.isEmpty ? "" : subject + ": ") + text)),
      .init("rule", .text(rule?.id)),
      .init("confidence", .string(confidence.name)),
    ]
    if !instructions.isEmpty { members.append(.init("change", .texts(instructions))) }
    return .object(members)
  }
}
