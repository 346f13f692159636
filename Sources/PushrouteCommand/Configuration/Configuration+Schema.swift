internal import PushPayload
internal import RouteReport

extension Configuration {
  /// The schema of what ``init(_:)`` reads.
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
