internal import RouteReport

extension TraceWording {
  init(_ arguments: ParsedArguments) {
    self.init(notes: arguments["notes"].flatMap { Notes(rawValue: $0) } ?? .all)
  }

  /// The flag for the wording of traces.
  static let flag = CommandFlag(
    "notes",
    takes: "NOTES",
    Notes.allCases.map(\.rawValue),
    help: "how much is noted beside the steps: texts, ids alone, or nothing (all)"
  )
}
