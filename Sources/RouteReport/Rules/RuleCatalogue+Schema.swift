internal import PushRules

extension RuleCatalogue {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "tables": .list(
      .object([
        "name": .text,
        "topic": .words(Topic.allCases.map { $0.rawValue }),
        "decides": .text,
        "kind": .words(["unique", "gate"]),
        "rules": .list(ListedRule.schema),
      ])
    ),
    "besideTables": .list(ListedRule.schema),
    "lifecycle": .list(.object(["name": .text, "rules": .list(ListedRule.schema)])),
    "concepts": .list(.object(["id": .text, "purpose": .text])),
  ])
}

extension ListedRule {
  /// A rule as a list has it.
  static let schema = JSONSchema.object([
    "id": .rule, "confidence": .confidence, "statement": .text,
  ])
}
