internal import PushRules

extension DifferenceReport {
  /// What ``json`` prints, or several of it if there are more than two sides.
  package static let schema = JSONSchema.either([
    one, .object(["schemaVersion": .version, "comparisons": .list(one)]),
  ])

  private static let one = JSONSchema.object([
    "schemaVersion": .version,
    "question": JSONSchema.text.orNull,
    "compared": .list(.words(AnswerPart.allCases.map { $0.rawValue })),
    "left": .text,
    "right": .text,
    "everywhere": JSONSchema.text.orNull,
    "situations": .count,
    "differing": .count,
    "leftOnly": side,
    "rightOnly": side,
    "changes": .list(.object(["situations": .count, "change": AnswerChange.schema])),
    "leastBoxes": .count,
    "boxes": .list(
      .object([
        "situations": .count,
        "when": SituationClauses.regionSchema,
        "words": .text,
        "changes": .list(AnswerChange.schema),
        "rules": .object(["left": .list(.rule), "right": .list(.rule)]),
        "witness": .object(["left": Route.witnessSchema, "right": Route.witnessSchema]),
      ])
    ),
  ])

  /// The situations that only one side can be in.
  private static let side = JSONSchema.object(["situations": .count, "rules": .list(.rule)]).orNull
}

extension AnswerChange {
  fileprivate static let schema = JSONSchema.either([
    .object(["part": .phase, "method": .method, "from": .truth, "to": .truth]),
    .object(["part": .words(AnswerPart.allCases.map { $0.rawValue }), "from": .text, "to": .text]),
    .object([
      "part": .constant(.string(AnswerPart.applicationState.rawValue)),
      "phase": .phase,
      "method": .method,
      "from": .text,
      "to": .text,
    ]),
  ])
}
