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

extension SituationClauses {
  /// What is printed of a region: for each part the values.
  static let regionSchema = JSONSchema.list(
    .object(["part": .text, "values": .list(.text)])
  )
}

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
