internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

extension ScenarioFile {
  /// What ``init(_:)`` reads.
  static let schema = JSONSchema.object(
    ["events": JSONSchema.list(event).with("maxItems", .number(mostEvents))],
    optional: ["$schema": .text, "name": .text, "description": .text]
      + JSONSchema.stated(flags, of: .simulate)
      + ["launch": .either([.constant("none"), .constant(.null)])]
  )

  private static let event = JSONSchema.either(
    [
      .words(EventWord.all),
      .text(like: EventWord.patternWithValue),
      .object(["push": .payloadOrPath]),
    ]
      + EventWord.timeWords.map { .object(JSONSchema.Members([(name: $0, value: .count)])) }
  )
}

extension TraceExpectation {
  /// What ``init(_:)`` reads: a trace of which anything may be left out.
  static let schema = JSONSchema.openObject(["steps": .list(step), "finalState": state])

  private static let state = JSONSchema.names(of: ProcessState.self)

  private static let step = JSONSchema.openObject([
    "event": .text, "time": .number, "state": state,
    "calls": .list(.either([.text, .openObject(["method": JSONSchema.text.orNull])])),
  ])
}

extension Configuration {
  /// What ``init(_:)`` reads.
  static let schema = JSONSchema.object(
    [:],
    optional: [
      "$schema": .text,
      "exclude": JSONSchema.list(.nonEmptyText)
        .about("Patterns of the paths that lint and test pass over."),
      "ignore": codes.about("Codes that do not show, or patterns of them with *."),
      "select": codes.about("The only codes that show, or patterns of them with *."),
      "perPath": JSONSchema.table(of: .object([:], optional: ["ignore": codes, "select": codes]))
        .about("Codes for some of the paths, by their pattern."),
      "failSeverity": JSONSchema.severity.about("The least severity that fails."),
      "from": JSONSchema.words(ProviderChoice.names).about("Whose messages the files are."),
      "baseline": JSONSchema.text.about("The file of findings that are known already."),
      "situation": JSONSchema.statedSituation.about("What is so in your app, as in a case."),
    ]
  )

  private static let codes = JSONSchema.list(
    .either([.words(LintCode.all.map(\.code)), .text(like: "\\*")])
  )
}

extension Baseline {
  /// What ``init(reading:in:)`` reads, and what ``json`` prints.
  static let schema = JSONSchema.object(
    [
      "files": .table(
        of: .list(
          .object([
            "code": .text,
            "at": JSONSchema.text.about("The keys that lead to the place."),
            "count": JSONSchema.integer.with("minimum", .number(1)),
          ])
        )
      )
    ],
    optional: ["schemaVersion": .anything]
  )
}
