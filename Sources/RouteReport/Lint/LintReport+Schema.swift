internal import PushPayload

extension LintReport {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object(schemaMembers)

  static let schemaMembers: JSONSchema.Members = [
    "schemaVersion": .version,
    "files": .list(FileFindings.schema),
    "passedOver": JSONSchema.count.about(
      "The other files that were found: without a push, or for the doctor without a finding."
    ),
    "known": .object(["hidden": .count, "gone": .count]),
  ]
}

extension FileFindings {
  fileprivate static let schema = JSONSchema.object(
    ["source": .text, "diagnostics": .list(findingSchema)],
    optional: FilePath.bytes + MessageSummary.optional
  )

  /// What ``jsonOfLine`` prints, behind the number of the line.
  package static let lineSchema = JSONSchema.object(
    ["line": .place, "diagnostics": .list(findingSchema)],
    optional: MessageSummary.optional
  )

  /// What is printed about a finding.
  static let findingSchema = JSONSchema.object(
    [
      "code": .words(LintCode.all.map { $0.code }),
      "severity": .severity,
      "line": JSONSchema.place.orNull,
      "column": JSONSchema.place.orNull,
      "endLine": JSONSchema.place.orNull,
      "endColumn": JSONSchema.place.orNull,
      "message": .text,
      "header": JSONSchema.object(
        ["source": .text] + region,
        optional: FilePath.bytes
      ).orNull,
      "fix": JSONSchema.object([
        "title": .text,
        "changesPush": JSONSchema.truth.about("Whether the push does something else with the fix."),
        "edits": .list(.object(region + ["text": .text])),
      ]).orNull,
    ],
    optional: ["count": JSONSchema.integer.with("minimum", .number(2))]
  )

  private static let region: JSONSchema.Members = [
    "line": .place, "column": .place, "endLine": .place, "endColumn": .place,
  ]
}

extension LintStatistics {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "statistics": .list(
      .object([
        "code": .words(LintCode.all.map { $0.code }),
        "severity": .severity,
        "count": .place,
        "fixable": .count,
      ])
    ),
  ])
}
