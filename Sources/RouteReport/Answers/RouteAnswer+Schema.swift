internal import PushPayload
internal import PushRules

extension RouteAnswer {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object(
    question
      + [
        "assumptions": .list(Assumption.schema),
        "arrival": Route.Arrival.schema.orNull,
        "launch": Route.Response.schema.orNull,
        "notCalled": .list(NotCalled.schema),
        "caveats": .list(.object(["id": .text, "text": .text])),
        "finalState": JSONSchema.finalState.orNull,
        "findings": .list(FileFindings.findingSchema),
      ],
    optional: configured + ["impossible": .impossible]
  )

  /// The members that say what was asked.
  static let question: JSONSchema.Members = [
    "schemaVersion": .version,
    "payload": PayloadSummary.schema,
    "situation": .situation,
    "assumed": JSONSchema.list(.text).about("The members of the situation that nobody stated."),
    "headersUsed": HeadersUsed.schema,
  ]

  /// The members that say what an app and a configuration state.
  static let configured: JSONSchema.Members = [
    "configured": .list(
      .object([
        "input": .text,
        "value": .text,
        "from": .words(ConfiguredInput.Origin.allCases.map { $0.rawValue }),
        "by": JSONSchema.text.orNull,
      ])
    )
  ]

  /// The members of a cell of a table.
  static let cell: JSONSchema.Members = [
    "situation": .situation, "assumed": .list(.text),
    "arrival": Route.Arrival.schema,
    "launch": Route.Response.schema.orNull,
    "finalState": .finalState,
  ]
}

extension PayloadSummary {
  fileprivate static let schema = JSONSchema.object(
    [
      "source": .text,
      "bytes": .count,
      "traits": .object([
        "alert": .truth,
        "sound": .truth,
        "badge": .truth,
        "contentAvailable": .truth,
        "mutableContent": .truth,
        "category": .truth,
        "event": JSONSchema.names(of: LiveActivityEvent.self).orNull,
      ]),
    ],
    optional: FilePath.bytes + MessageSummary.optional
  )
}

extension MessageSummary {
  /// The members of a file that is a message of a provider.
  static let optional: JSONSchema.Members = [
    "provider": .words(Provider.allCases.map { $0.rawValue }),
    "payload": JSONSchema.anything.about("The payload that reaches the device."),
  ]
}

extension FilePath {
  /// The member of a file whose path is no UTF-8.
  static let bytes: JSONSchema.Members = [
    "sourceBytes": JSONSchema.text(like: "^([0-9a-f]{2})*$")
      .about("The bytes of a path that is no UTF-8, in hexadecimal digits.")
  ]
}

extension HeadersUsed {
  fileprivate static let schema = JSONSchema.object([
    "pushType": JSONSchema.text.orNull,
    "pushTypeFrom": origin,
    "priority": JSONSchema.integer.orNull,
    "priorityFrom": origin,
  ])

  private static let origin = JSONSchema.words(["stated", "provider", "assumed"])
}

extension Assumption {
  fileprivate static let schema = JSONSchema.object([
    "input": .text,
    "value": .anything,
    "matters": .truth,
    "otherwise": .list(
      .object([
        "value": .anything,
        "arrival": .methods,
        "launch": JSONSchema.methods.orNull,
        "wake": .wake,
        "presentation": .presentation,
      ])
    ),
  ])
}

extension Route.Arrival {
  fileprivate static let schema = JSONSchema.object(
    [
      "wake": .wake,
      "presentation": .presentation,
      "calls": .list(Call.schema),
      "wakeRule": .rule,
      "wakeConfidence": .confidence,
      "presentationRule": .rule,
      "presentationConfidence": .confidence,
      "recipient": .names(of: Recipient.self),
    ],
    optional: Reading.optional
  )
}

extension Route.Response {
  fileprivate static let schema = JSONSchema.object(
    ["possible": .truth, "calls": .list(Call.schema)],
    optional: ["because": .text, "rule": .rule]
      + Reading.optional
  )
}

extension Reading {
  /// What runs if the other side of a contested rule is right.
  fileprivate static let optional: JSONSchema.Members = [
    "otherReadings": .list(.object(["rule": .rule, "calls": .methods]))
  ]
}

extension Call {
  fileprivate static let schema = JSONSchema.object(
    [
      "method": .method, "selector": .text, "applicationState": .applicationState,
      "rule": .rule, "confidence": .confidence, "statement": .text, "signature": .text,
    ],
    optional: JSONSchema.handedOver + ["confidenceRule": .rule, "otherSides": .otherSides]
  )

  /// What ``brief`` prints.
  static let briefSchema = JSONSchema.object([
    "method": .method,
    "phase": .phase,
    "applicationState": .applicationState,
    "rule": .rule,
    "confidence": .confidence,
  ])
}

extension NotCalled {
  fileprivate static let schema = JSONSchema.object(
    [
      "method": .method,
      "phase": .phase,
      "because": .text,
      "rule": JSONSchema.rule.orNull,
      "confidence": .confidence,
      "change": Remedy.schema.orNull,
    ],
    optional: ["otherSides": .otherSides]
  )
}

extension Remedy {
  /// The members to change.
  static let schema = JSONSchema.list(
    .object(["member": .text, "value": .anything, "text": .text])
  )
}

extension Decision {
  /// What ``json`` prints of one of many payloads, behind the number of its line.
  package static let schema = JSONSchema.either([
    .object(
      ["line": .place, "wake": .wake, "arrival": .methods, "launch": .methods],
      optional: ["note": mistake]
    ),
    .object(
      [
        "line": .place,
        "wake": .constant(.null),
        "arrival": .constant(.null),
        "launch": .constant(.null),
        "impossible": .impossible,
      ],
      optional: ["note": mistake]
    ),
    .object(["line": .place, "error": mistake]),
  ])

  private static let mistake = JSONSchema.object([
    "code": .text, "column": JSONSchema.place.orNull, "message": .text,
  ])
}

extension Route {
  /// The members of ``briefMembers(calls:)``.
  static func brief(calls call: JSONSchema) -> JSONSchema.Members {
    [
      "wake": .wake, "presentation": .presentation, "arrival": .list(call),
      "launch": JSONSchema.list(call).orNull, "finalState": .finalState,
    ]
  }

  /// What ``witnessJSON`` prints.
  static let witnessSchema = JSONSchema.object(
    ["payload": .text, "situation": .situation] + brief(calls: Call.briefSchema)
  )
}
