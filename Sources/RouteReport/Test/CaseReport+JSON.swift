internal import PushPayload
internal import PushRules
internal import Questions

extension CaseReport: JSONWritten {
  package static let form = JSONForm<CaseReport>.object([
    .schemaVersion,
    .init("passed", .count) { $0.results.count { $0.passes } },
    .init("failed", .count) { $0.results.count { !$0.passes } },
    .init("files", .list(file)) { $0.files },
    .optional("coverage", Coverage.form) { report in
      report.coverage.map { ($0, report.threshold) }
    },
  ])

  private static let file = JSONForm<File>.object(
    FilePath.written.of { $0.source } + [
      .init("error", .orNull(.text)) { file in
        file.problems.isEmpty ? nil : file.problems.map { $0.sentence }.joined(separator: "\n")
      },
      .optional("code", .text) { $0.problems.lazy.compactMap { $0.code }.first },
      .init("cases", .list(result)) { $0.results },
    ]
  )

  private static let result = JSONForm<CaseResult>.object([
    .init("name", .text) { $0.name },
    .init("line", .place) { $0.position.line },
    .init("column", .place) { $0.position.column },
    .init("passed", .truth) { $0.passes },
    .init("misses", .list(miss)) { $0.misses },
  ])

  private static let miss = JSONForm<CaseMiss>.object([
    .init("member", .text) { $0.member },
    .init("line", .place) { $0.position.line },
    .init("column", .place) { $0.position.column },
    .init("expected", .anything) { $0.expected },
    .optional("got", .anything) { $0.got },
    .init("reasons", .list(reason)) { $0.reasons },
  ])

  private static let reason = JSONForm<CaseReason>.object([
    .init("text", .text) { ($0.subject.isEmpty ? "" : $0.subject + ": ") + $0.text },
    .init("rule", .orNull(.rule)) { $0.rule?.id },
    .init("confidence", .confidence) { $0.confidence },
    .optional("change", .list(.text)) { $0.instructions.isEmpty ? nil : $0.instructions },
  ])
}
