internal import RouteReport

extension CommandDescription {
  /// The command that routes pushes.
  static let eval = CommandDescription(
    name: "eval",
    summary: "which callbacks a push fires, in which order, and why not the others",
    usage: "PAYLOAD... [flags]",
    discussion: "PAYLOAD is a .json or .apns file, or - for standard input; without any, piped "
      + "standard input is read. What you do not say is assumed; defaults are in "
      + "parentheses. The first screen has the answer, -v the rest.",
    groups: [
      .situation,
      FlagGroup(title: "app", flags: [.app]),
      FlagGroup(title: "payload", flags: [.from]),
      FlagGroup(title: "changes", flags: wantFlags),
      FlagGroup(title: "how much", flags: detailFlags),
      .lines,
      FlagGroup(
        title: "checks",
        flags: [
          CommandFlag(
            "expect",
            takes: "METHODS",
            help: "exit with 1 unless exactly these run in this order, arrival then launch; "
              + "nothing for none"
          ),
          CommandFlag("exit-status", "e", help: "exit with 1 if nothing fires"),
        ]
      ),
      .output(formats: OutputArguments.Format.answers),
    ],
    examples: [
      Example("answer for all five states", "pushroute eval push.json"),
      Example(
        "a tap on the notification of a suspended app, in JSON",
        "pushroute eval push.json --state suspended --launch notification --json"
      ),
      Example(
        "a silent push after the user has killed the app",
        "echo '{\"aps\":{\"content-available\":1}}' | pushroute eval --killed-by-user"
      ),
      Example(
        "a check for a test script",
        "pushroute eval push.json --state background --expect did-receive-fetch"
      ),
      Example(
        "one line for each of many payloads",
        "pushroute eval --ndjson pushes.ndjson --state suspended -o routes.ndjson"
      ),
      Example(
        "what must change so that a method runs",
        "pushroute eval push.json --state suspended --want did-receive-fetch"
      ),
      Example("ask about the app in a folder", "pushroute eval push.json --app MyApp"),
    ],
    topics: [.situation, .methods, .confidence, .exitCodes]
  )

  private static let detailFlags = [
    CommandFlag("brief", help: "one line for each state"),
    CommandFlag(
      "verbose",
      "v",
      help: "everything: selectors, sources, each method that does not run, what to know, what was "
        + "assumed"
    ),
  ]

  private static let wantFlags = [
    CommandFlag(
      "want",
      takes: "METHODS",
      isList: true,
      help: "list all smallest changes of the situation after which these run, all of them for the "
        + "same push; cheapest first, by who can make them"
    ),
    CommandFlag(
      "limit",
      takes: "NUMBER",
      help: "show so many changes for each situation, or all (10, or 3 if there are several "
        + "situations); --json lists all"
    ),
    CommandFlag(
      "all",
      help: "with --want, list changes of the version of iOS, too, where other changes help"
    ),
  ]
}
