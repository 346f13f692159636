internal import RouteReport

extension CommandDescription {
  /// The command that plays scripts.
  static let simulate = CommandDescription(
    name: "simulate",
    summary: "play a script of life-cycle events, pushes included, and print what runs",
    usage: "[SCENARIO.json | EVENT...] [flags]",
    discussion: "EVENT is one of pushroute help events, such as home, push:FILE or after:30. "
      + "SCENARIO.json has the app at the start and the events; pushroute help scenario has a whole "
      + "one, and -f scenario writes one. - is standard input; without operands, piped standard "
      + "input is read. Flags take the place of members of the file. Defaults are in parentheses.",
    groups: [
      .start,
      .lifecycle,
      FlagGroup(title: "app", flags: [.app]),
      FlagGroup(title: "payload", flags: [.from]),
      FlagGroup(title: "results", flags: [diagram, everyEdge, check, TraceWording.flag]),
      .output(formats: OutputArguments.Format.traces),
    ],
    examples: [
      Example(
        "leave an app, let a push arrive, tap its notification",
        "pushroute simulate home push:push.json tap-notification --state active"
      ),
      Example(
        "an app that uses its background time up",
        "pushroute simulate background-task-begin home after:30 --state active"
      ),
      Example("play a scenario, in JSON", "pushroute simulate scenario.json --json"),
      Example(
        "hold the answer against a log of a device",
        "pushroute simulate scenario.json -q --check device.log"
      ),
      Example(
        "the states of an app with scenes and the events between them",
        "pushroute simulate --diagram --lifecycle scene -o states.svg"
      ),
    ],
    topics: [.events, .scenario, .exitCodes]
  )

  private static let diagram = CommandFlag(
    "diagram",
    help: "draw the states of the app and the events between them, as SVG, instead of playing a "
      + "script"
  )

  private static let everyEdge = CommandFlag(
    "all",
    help: "with --diagram, draw every event, not only those that everybody meets"
  )

  private static let check = CommandFlag(
    "check",
    takes: "FILE",
    help: "exit with 1 unless the trace has the callbacks and notifications that a log prints, in "
      + "any spelling and in this order; only those that the log names at all are compared"
  )
}

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
