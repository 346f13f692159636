internal import RouteReport

extension TraceWording {
  /// Reads how a trace is worded.
  init(_ arguments: ParsedArguments) {
    self.init(
      names: arguments["names"].flatMap { Names(rawValue: $0) } ?? .id,
      notes: arguments["notes"].flatMap { Notes(rawValue: $0) } ?? .all
    )
  }

  /// The flags for the wording of traces and diagrams.
  static let flags = [
    CommandFlag(
      "names",
      takes: "NAMES",
      Names.allCases.map(\.rawValue),
      help: "how callbacks are named, in traces and diagrams; JSON has all three (id)"
    ),
    CommandFlag(
      "notes",
      takes: "NOTES",
      Notes.allCases.map(\.rawValue),
      help: "how much is noted beside the steps: texts, ids alone, or nothing (all)"
    ),
  ]
}
