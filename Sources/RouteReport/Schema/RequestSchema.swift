import PushPayload
import PushRules

/// The schemas of request headers, and of requests with headers and payload.
package enum RequestSchema: Sendable {
  /// A file of request headers, as `--headers` reads it.
  package static let headers = JSONSchema([
    .init("type", "object"), .init("properties", .object(forms.json)),
    .init("allOf", .array(typeRules)),
  ])

  /// A request in tests and logs: headers beside the payload.
  package static let request = JSONSchema([
    .init("type", "object"),
    .init("required", ["headers", "payload"]),
    .init(
      "properties",
      [
        "headers": headers.about("The request headers.").json,
        "payload": PayloadSchema.root([:]).about("The body of the request.").json,
      ]
    ),
  ])
  .with("$defs", PayloadSchema.definitions)

  /// The headers, each with its form; others are allowed, too.
  private static let forms: JSONSchema.Members = [
    "apns-push-type": JSONSchema.words(types.map { $0.name })
      .about("What the push is for. From iOS 13."),
    "apns-priority": JSONSchema([.init("enum", values(Priority.allCases))])
      .about("10 sends at once, 5 considers the battery, 1 wakes no device."),
    "apns-topic": JSONSchema.text(like: "^[A-Za-z0-9._-]*$")
      .about("The bundle identifier, with a suffix for some push types."),
    "apns-expiration": JSONSchema.either([.count, .text(like: "^[0-9]+$")])
      .about("The UNIX time in seconds until which APNs tries; 0 tries once."),
    "apns-collapse-id": JSONSchema.text.with("maxLength", .number(64))
      .about("Pushes with the same replace each other."),
    "apns-id": uuid.about("The name of the push in answers of APNs."),
    "apns-request-id": uuid.about("The name of the request in answers of APNs."),
  ]

  private static let types = PushType.allCases.filter { $0 != .missing }
  private static let uuid = JSONSchema.text(
    like: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"
  )

  /// The numbers of priorities, also as strings.
  private static func values(_ priorities: [Priority]) -> JSONTree {
    .array(priorities.flatMap { [.string($0.name), .number($0.number)] })
  }

  /// What push types require of other headers.
  private static let typeRules =
    types.compactMap { type in
      type.facts.topicSuffix.map { suffix in
        let escaped = suffix.split(separator: ".").map { "\\." + $0 }.joined()
        // A broadcast goes to a channel, whatever its topic.
        return rule(
          for: type,
          "apns-topic",
          ["pattern": .string(escaped + "$")],
          unless: "apns-channel-id"
        )
      }
    }
    + prioritiesOfTypes.map { type, priorities in
      rule(for: type, "apns-priority", ["enum": values(priorities)])
    }

  private static let prioritiesOfTypes: [(PushType, [Priority])] = [
    (.background, [.five]), (.pushToTalk, [.ten]), (.liveActivity, [.ten, .five]),
    (.location, [.ten, .five]),
  ]

  private static func rule(
    for type: PushType,
    _ header: String,
    _ schema: JSONTree,
    unless other: String? = nil
  ) -> JSONTree {
    [
      "if": .object(
        [
          .init("required", ["apns-push-type"]),
          .init("properties", ["apns-push-type": ["const": .string(type.name)]]),
        ] + (other.map { [JSONTree.Member("not", ["required": [.string($0)]])] } ?? [])
      ),
      "then": ["properties": .object([.init(header, schema)])],
    ]
  }
}
