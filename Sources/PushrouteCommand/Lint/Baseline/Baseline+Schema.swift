internal import RouteReport

extension Baseline {
  /// The schema of what ``init(reading:in:)`` reads and ``json`` prints.
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
