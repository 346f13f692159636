internal import PushRules

extension WantAnswer {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object(
    RouteAnswer.question
      + [
        "want": .methods,
        "fires": JSONSchema.truth.orNull,
        "calls": .list(Call.briefSchema),
        "changes": .list(RemedyOption.schema),
        "never": MethodConflict.schema.orNull,
        "findings": .list(FileFindings.findingSchema),
      ],
    optional: RouteAnswer.configured + ["impossible": .impossible]
  )
}

extension MethodConflict {
  fileprivate static let schema = JSONSchema.object([
    "methods": .methods, "left": .method, "because": .text, "rules": .list(Rule.schema),
  ])
}

extension RemedyOption {
  fileprivate static let schema = JSONSchema.object([
    "groups": .list(party),
    "steps": .list(step),
    "alternatives": .list(.list(step)),
    "change": Remedy.schema,
    "calls": .list(Call.briefSchema),
    "rules": .list(Rule.schema),
    "confidence": .confidence,
    "assumed": .list(.text),
    "route": .object(Route.brief(calls: .method)),
  ])

  private static let party = JSONSchema.words(ChangeParty.allCases.map { $0.rawValue })

  private static let step = JSONSchema.object(
    [
      "group": party, "part": .text, "from": .text, "to": .text, "others": .list(.text),
      "text": .text,
    ],
    optional: ["versions": .text]
  )
}

extension Rule {
  fileprivate static let schema = JSONSchema.object(
    ["id": .rule, "confidence": .confidence, "statement": .text],
    optional: ["new": .truth]
  )
}
