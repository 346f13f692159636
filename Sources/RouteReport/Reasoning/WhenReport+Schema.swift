internal import PushRules

extension WhenReport {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "asked": .list(call),
    "everywhere": JSONSchema.text.orNull,
    "situations": .count,
    "called": .count,
    "leastBoxes": .count,
    "boxes": .list(
      .object([
        "situations": .count,
        "calls": .list(call),
        "when": SituationClauses.regionSchema,
        "words": .text,
        "rules": .list(.rule),
        "witness": Route.witnessSchema,
      ])
    ),
  ])

  private static let call = JSONSchema.object(["method": .method, "phase": .phase])
}

extension SituationClauses {
  /// What is printed of a region: for each part the values.
  static let regionSchema = JSONSchema.list(
    .object(["part": .text, "values": .list(.text)])
  )
}
