import PushPayload
import Questions

extension LintReport: JSONWritten {
  package static let form = JSONForm<LintReport>.object(written)

  static let written: [JSONForm<LintReport>.Member] = [
    .schemaVersion,
    .init("files", .list(FileFindings.form)) { $0.files },
    .init(
      "passedOver",
      .count.about(
        "The other files that were found: without a push, or of an app without a finding."
      )
    ) { $0.passedOver }, .init("known", known) { $0.known },
    .optional(
      "answers",
      .list(AppRow.form).about("What each push runs in the app, in each state; only with --app.")
    ) { $0.rows },
  ]

  private static let known = JSONForm<KnownFindings>.object([
    .init("hidden", .count) { $0.hidden }, .init("gone", .count) { $0.gone },
  ])
}

extension FileFindings {
  package var json: [JSONTree] { placed.map { PlacedFinding.form.json($0) } }

  package var jsonOfLine: JSONTree { .object(Self.written.values(of: self)) }

  package static let lineSchema = JSONForm<FileFindings>.object(
    [
      .init("line", .place) { _ in 1 },
      .optional("key", .anything.about("The member that --key names.")) { _ in nil },
    ] + written
  ).schema

  fileprivate static let form = JSONForm<FileFindings>.object(
    FilePath.written.of { $0.source } + written
  )

  private static let written: [JSONForm<FileFindings>.Member] =
    MessageSummary.written.ofOptional { $0.messages.first } + [
      .optional(
        "messages",
        .list(MessageSummary.form).about("All messages and payloads of a file with several.")
      ) { $0.messages.count > 1 ? $0.messages : nil },
      .init("findings", .list(PlacedFinding.form)) { $0.placed },
    ]
}

extension PlacedFinding {
  static let form = JSONForm<PlacedFinding>.object([
    .init("code", LintCode.codes) { $0.finding.code },
    .init("severity", .severity) { $0.finding.severity },
    .init("line", .orNull(.place)) { $0.region?.start.line },
    .init("column", .orNull(.place)) { $0.region?.start.column },
    .init("endLine", .orNull(.place)) { $0.region?.end.line },
    .init("endColumn", .orNull(.place)) { $0.region?.end.column },
    .init("message", .text) { $0.finding.message },
    .init("header", .orNull(header)) { $0.header },
    .init("fix", .orNull(fix)) { placed in placed.finding.fix.map { ($0, placed.file) } },
    .optional("count", JSONForm(JSONSchema.integer.with("minimum", .number(2))) { .number($0) }) {
      $0.finding.count > 1 ? $0.finding.count : nil
    },
  ])

  private static let header = JSONForm<(source: FilePath, region: TextRegion)>.object(
    FilePath.written.of { $0.source } + TextRegion.written.of { $0.region }
  )

  private static let fix = JSONForm<(fix: Fix, file: FileFindings)>.object([
    .init("title", .text) { $0.fix.title },
    .init("changesPush", .truth.about("Whether iOS reads something else with the fix.")) {
      $0.fix.changesPush
    },
    .init("edits", .list(edit)) { pair in
      pair.fix.edits.map { (pair.file.text.region(of: $0.range), $0.text) }
    },
  ])

  private static let edit = JSONForm<(region: TextRegion, text: String)>.object(
    TextRegion.written.of { $0.region } + [.init("text", .text) { $0.text }]
  )
}

extension LintCode { static let codes = JSONForm<String>.words(all.map { $0.code }) }

extension TextRegion {
  fileprivate static let written: [JSONForm<TextRegion>.Member] = [
    .init("line", .place) { $0.start.line }, .init("column", .place) { $0.start.column },
    .init("endLine", .place) { $0.end.line }, .init("endColumn", .place) { $0.end.column },
  ]
}
