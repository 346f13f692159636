internal import PushRules
internal import RouteReport

extension CaseFile {
  /// The schema of what ``init(_:bytes:in:noting:)`` reads.
  static let schema = JSONSchema.object(
    ["cases": .list(StatedCase.schema)],
    optional: ["$schema": .text, "description": .text]
  )
}

extension StatedCase {
  fileprivate static let schema = JSONSchema.object(
    [
      "name": JSONSchema.nonEmptyText.about("A sentence that no other case of the file has."),
      "payload": .payloadOrPath,
      "situation": JSONSchema.statedSituation.about("The app and the device; state must be known."),
      "expect": CaseExpectation.schema.about("What is left out may be anything."),
    ],
    optional: [
      "description": .text,
      "source": JSONSchema.list(.text).about("The ids of citations."),
    ]
  )
}

extension CaseExpectation {
  fileprivate static let schema = JSONSchema.object(
    [:],
    optional: [
      "arrival": JSONSchema.list(call).about("The calls when the push arrives, in their order."),
      "launch":
        JSONSchema.list(call).orNull.about("The calls when the user acts; null without an action."),
    ] + members(ExpectedMember<Route>.all) + [
      "notCalled": .list(item(ExpectedMember<NotCalled>.all)),
      "caveats": .list(ExpectedValues.caveat.schema),
      "withoutCaveats": .list(ExpectedValues.caveat.schema),
      "impossible": JSONSchema.truth.about("Whether the situation cannot exist."),
    ]
  )
  .with("minProperties", .number(1))

  private static let call = item(ExpectedMember<Call>.all)

  /// The id of a method, or an object that names it.
  private static func item<Subject>(_ all: [ExpectedMember<Subject>]) -> JSONSchema {
    .either([
      .method, .text,
      .object(
        ["method": .either([.method, .text])],
        optional: members(all.filter { $0.name != "method" })
      ),
    ])
  }

  private static func members<Subject>(
    _ all: [ExpectedMember<Subject>]
  ) -> JSONSchema.Members {
    JSONSchema.Members(all.map { (name: $0.name, value: $0.values.schema) })
  }
}
