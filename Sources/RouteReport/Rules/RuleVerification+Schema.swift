extension RuleVerification {
  /// What ``json(milliseconds:)`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "proven": .truth,
    "tables": .list(
      .object([
        "name": .text,
        "kind": .words(["unique", "gate"]),
        "rules": .count,
        "columns": .count,
        "proven": .truth,
      ])
    ),
    "rules": .count,
    "columns": .count,
    "situations": .count,
    "otherReadings": .object(["rules": .count, "proven": .truth]),
    "lifecycle": .object(["rules": .count, "moments": .count, "proven": .truth]),
    "defects": .list(.text),
    "milliseconds": .count,
  ])
}
