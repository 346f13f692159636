internal import RouteReport

extension CommandDescription {
  static let simulate = CommandDescription(
    name: "simulate",
    summary: "play life-cycle events and pushes, and print what runs",
    usage: "[SCENARIO.json | EVENT...] [flags]",
    discussion: "EVENT is one of pushroute help events, such as home, push:FILE or after:30. "
      + "SCENARIO.json has the app at the start and the events: pushroute help scenario. - is "
      + "standard input. Flags win over members of the file.",
    groups: [
      .start,
      FlagGroup(
        title: "question",
        flags: [.app, .from, diagram, everyEdge, check, withoutNotes]
      ),
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
    topics: [.events, .scenario]
  )

  private static let diagram = CommandFlag(
    .diagram,
    help: "draw the states and the events between them, as SVG"
  )

  private static let everyEdge = CommandFlag(
    .all,
    help: "with --diagram, draw every event, also the rare ones"
  )

  private static let check = CommandFlag(
    .check,
    takes: "FILE",
    help: "exit with 1 unless the trace is in this log's order"
  )

  private static let withoutNotes = CommandFlag(.brief, help: "print the steps without notes")
}
