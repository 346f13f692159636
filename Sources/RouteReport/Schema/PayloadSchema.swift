import PushPayload
import PushRules

/// The schemas of payloads, made from the lint's table of keys.
///
/// They accept every payload without findings. What only the lint can find, such as two
/// keys that contradict each other, is in schemas.md.
package enum PayloadSchema: Sendable {
  package static let payload = root([:]).with("$defs", definitions)

  package static let simulatorFile = root([
    "Simulator Target Bundle": JSONSchema.text(like: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$")
      .about("The bundle identifier of the app, for a file that is dragged onto the simulator.")
  ])
  .with("$defs", definitions)

  /// A payload, with more keys of its own beside `aps`.
  static func root(_ others: JSONSchema.Members) -> JSONSchema {
    // Keys that may be beside aps only if aps has them, too.
    let dependents = Check.keysMissedInAps.map { key in
      JSONTree.Member(key, ["properties": ["aps": ["required": [.string(key)]]]])
    }
    return JSONSchema([
      .init("type", "object"),
      .init("properties", .object((["aps": definitionOfAps] + others).json)),
      .init("if", needsNoAps),
      .init("else", ["required": ["aps"], "properties": ["aps": ["type": "object"]]]),
      .init("dependentSchemas", .object(dependents)),
    ])
  }

  private static let definitionOfAps = JSONSchema.definition("aps")
    .about("What iOS looks at. Data of the app stand beside it.")

  /// The keys of frameworks that need no `aps`.
  private static let needsNoAps: JSONTree = [
    "anyOf": .array(Check.keysWithoutAps.map { ["required": [.string($0)]] })
  ]

  static let definitions: JSONTree = .object([
    .init("aps", aps.json),
    .init("alert", alert(members(PayloadKey.alert)).json),
    .init("activityAlert", activityAlert.json),
    .init("text", text.json),
    .init("sound", JSONSchema.object([:], optional: members(PayloadKey.sound)).json),
  ])

  private static func members(
    _ keys: [PayloadKey],
    _ schema: (PayloadKey) -> JSONSchema = { $0.schema }
  ) -> JSONSchema.Members {
    JSONSchema.Members(keys.map { (name: $0.name, value: schema($0)) })
  }
}

// The object aps.
extension PayloadSchema {
  private static let aps = JSONSchema([
    .init("properties", .object(apsMembers.json)), .init("additionalProperties", .boolean(false)),
    .init("if", isLiveActivity), .init("then", activity),
    .init("else", ["properties": .object(usual)]),
  ])

  /// The keys, without what depends on whether the push is for a Live Activity.
  private static let apsMembers = members(PayloadKey.aps) { key in
    switch key.name {
    case "alert": .anything.about(key.summary)
    case "relevance-score": .number.about(key.summary + " Any number for a Live Activity.")
    default: key.schema
    }
  }

  /// A push for a Live Activity has an event or a content-state.
  private static let isLiveActivity: JSONTree = [
    "anyOf": [
      ["required": ["event"], "properties": ["event": ["enum": .texts(events)]]],
      ["required": ["content-state"]],
    ]
  ]

  private static let events = LiveActivityEvent.allCases.map { $0.name }

  /// Other pushes have no key of Live Activities, and a relevance-score of 0 to 1.
  private static var usual: [JSONTree.Member] {
    PayloadKey.aps.filter { $0.isForActivity }.map { .init($0.name, .boolean(false)) }
      + [
        .init("relevance-score", ["minimum": .number(0), "maximum": .number(1)]),
        .init("alert", PayloadKey.named("alert", of: PayloadKey.aps).schema.json),
      ]
  }

  private static let activity: JSONTree = [
    "required": ["event", "timestamp"],
    "properties": ["alert": ["$ref": "#/$defs/activityAlert"], "sound": .boolean(false)],
    "allOf": .array(
      [
        when(event: "end", is: false, ["required": ["content-state"]]),
        when(
          event: "start",
          is: true,
          [
            "required": ["attributes-type", "attributes", "alert"],
            "properties": ["attributes-type": ["minLength": .number(1)]],
          ]
        ),
      ]
        + Check.keyEvents.map { key, event in
          when(event: event, is: false, ["properties": .object([.init(key, .boolean(false))])])
        }
    ),
  ]

  /// A schema for one event of a Live Activity, or for the other two.
  private static func when(event: String, is isEvent: Bool, _ rule: JSONTree) -> JSONTree {
    [
      "if": ["properties": ["event": ["const": .string(event)]]],
      isEvent ? "then" : "else": rule,
    ]
  }
}

// The object alert.
extension PayloadSchema {
  private static func alert(_ members: JSONSchema.Members) -> JSONSchema {
    JSONSchema.object([:], optional: members)
      .with("allOf", .array(Check.localizedPairs.map { needs($0.key, for: $0.arguments) }))
  }

  /// Arguments need a localized text.
  private static func needs(_ key: String, for arguments: String) -> JSONTree {
    [
      "if": [
        "required": [.string(arguments)],
        "properties": .object([.init(arguments, ["type": "array", "minItems": .number(1)])]),
      ],
      "then": [
        "required": [.string(key)],
        "properties": .object([.init(key, ["type": "string", "minLength": .number(1)])]),
      ],
    ]
  }

  /// The alert of a push for a Live Activity: its sound is in it, and each text may be localized.
  private static let activityAlert = alert(
    members(PayloadKey.alert) { key in
      ["title", "body"].contains(key.name)
        ? JSONSchema.definition("text").about(key.summary) : key.schema
    } + members(PayloadKey.aps.filter { $0.place == .apsOrActivityAlert })
  )
  .with("required", ["title", "body"])

  private static let text = JSONSchema.either([
    someText,
    alert(members(PayloadKey.alert) { $0.name == "loc-key" ? someText : $0.schema })
      .with("required", ["loc-key"]),
  ])

  private static let someText = JSONSchema.text.with("minLength", .number(1))
}

extension PayloadKey {
  var schema: JSONSchema {
    let schemas = alternatives
    var schema = schemas.count == 1 ? schemas[0] : .either(schemas)
    if let defaultValue { schema = schema.with("default", .string(defaultValue)) }
    if until != nil { schema = schema.with("deprecated", .boolean(true)) }
    return schema.about(text)
  }

  private var text: String {
    let first = since == .iOS(3, 0) ? "" : " From iOS " + since.firstRelease + "."
    let last = until.map { " Later versions than iOS \($0.description) ignore it." } ?? ""
    return summary + first + last
  }

  private var alternatives: [JSONSchema] {
    let schemas: [(JSONTypes, JSONSchema)] = [
      (.string, text(values)), (.number, number(values)), (.boolean, .truth),
      (.onlyTrue, .constant(.boolean(true))), (.strings, .list(.text)), (.object, object),
      (.null, .constant(.null)),
    ]
    return schemas.filter { types.contains($0.0) }.map { $0.1 }
  }

  private func text(_ values: Values?) -> JSONSchema {
    switch values {
    case .words(let words): .words(words)
    case .base64:
      .text(like: "^([A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2}([A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$")
    case .numbers, .wholeNumbers, .fileName, nil:
      name == "sound" ? JSONSchema.text.with("examples", ["default"]) : .text
    }
  }

  private func number(_ values: Values?) -> JSONSchema {
    switch values {
    case .wholeNumbers(1...1): .constant(.number(1))
    case .wholeNumbers(let range):
      JSONSchema.integer.with("minimum", .number(range.lowerBound))
        .with("maximum", range.upperBound == .max ? nil : .number(range.upperBound))
    case .numbers(let range):
      JSONSchema.number.with("minimum", whole(range.lowerBound))
        .with("maximum", whole(range.upperBound))
    case .words, .base64, .fileName, nil: .number
    }
  }

  /// A bound of a range, which a 32-bit `Int` may not hold; nil if there is none.
  private func whole(_ bound: Double) -> JSONTree? {
    bound.isFinite ? .count(Int64(bound)) : nil
  }

  private var object: JSONSchema {
    switch name {
    case "alert": JSONSchema.definition("alert")
    case "sound": JSONSchema.definition("sound")
    default: JSONSchema([.init("type", "object")])
    }
  }
}

extension JSONSchema {
  static func definition(_ name: String) -> JSONSchema {
    JSONSchema([.init("$ref", .string("#/$defs/" + name))])
  }

  fileprivate func with(_ keyword: String, _ value: JSONTree?) -> JSONSchema {
    value.map { with(keyword, $0) } ?? self
  }
}
