internal import RouteReport

extension CommandDescription {
  /// The command that plays scripts.
  static let simulate = CommandDescription(
    name: "simulate",
    summary: "play a script of life-cycle events, pushes included, and print what runs",
    usage: "[SCENARIO.json | EVENT...] [flags]",
    discussion: "SCENARIO.json holds the situation at the start, with the members of eval's "
      + "JSON (all but launch and meanwhile), exitsOnSuspend, multitasking, backgroundTasks, device, multiWindow, "
      + "stateRestoration, name and description, and the array events: words in any case, "
      + "{ \"push\": PAYLOAD }, { \"push\": \"FILE\" } "
      + "relative to the scenario, and { \"after\": SECONDS }. - is standard input; without "
      + "operands, piped standard input is read. Flags take the place of members; one about "
      + "the state takes the place of state and terminatedBy. Defaults stand in parentheses.",
    groups: [
      .start,
      .lifecycle,
      FlagGroup(title: "results", flags: [diagram, check] + TraceWording.flags),
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
        "a check for a test script",
        "pushroute simulate scenario.json -q --check expected.json"
      ),
      Example(
        "the states of an app with scenes and the events between them",
        "pushroute simulate --diagram --lifecycle scene"
      ),
    ],
    glossaries: [EventGroup.glossary]
  )

  private static let diagram = CommandFlag(
    "diagram",
    help: "print the diagram of all states instead of playing a script: mermaid, or svg with "
      + "--format svg"
  )

  private static let check = CommandFlag(
    "check",
    takes: "FILE",
    help: "exit with 1 unless the trace is as a file says, in the format of --json. Members that "
      + "the file leaves out do not count; calls may be ids, which leave notifications without "
      + "a method out; the calls of view controllers count only if the file names one; steps "
      + "that follow by themselves count"
  )
}
