extension CommandDescription {
  static let eval = CommandDescription(
    name: "eval",
    summary: "which callbacks a push runs, in which order, and why not others",
    usage: "PAYLOAD... [flags]",
    discussion: "PAYLOAD is a file (.json, .apns, .md, .http), JSON, or - for standard input; "
      + "FILE#PLACE is one payload of several. Defaults are in parentheses.",
    groups: [
      .situation,
      FlagGroup(title: "question", flags: [.app, .from] + wantFlags + detailFlags + checks),
      .lines,
      .output(formats: OutputArguments.Format.answers),
    ],
    examples: [
      "answer for all states": "pushroute eval push.json",
      "a tap on the notification of a suspended app, in JSON":
        "pushroute eval push.json --state suspended --tap --json",
      "a silent push after the user has killed the app":
        "pushroute eval '{\"aps\":{\"content-available\":1}}' --killed-by-user",
      "a check for a test script":
        "pushroute eval push.json --state background --expect did-receive-fetch",
      "one line for each of many payloads":
        "pushroute eval --ndjson pushes.ndjson --state suspended -o routes.ndjson",
      "what must change so that a method runs":
        "pushroute eval push.json --state suspended --want did-receive-fetch",
      "ask about the app in a folder": "pushroute eval push.json --app MyApp",
    ],
    topics: [.situation, .methods, .terms]
  )

  private static let detailFlags = [
    CommandFlag(.brief, help: "print one line for each state"),
    CommandFlag(.verbose, "v", help: "print everything: sources, methods, assumptions"),
  ]

  private static let checks = [
    CommandFlag(
      .expect,
      takes: "METHODS",
      help: "exit with 1 unless exactly these run in this order; nothing for none"
    ),
    CommandFlag(.exitStatus, "e", help: "exit with 1 if nothing runs"),
  ]

  private static let wantFlags = [
    CommandFlag(
      .want,
      takes: "METHODS",
      isList: true,
      help:
        "list all smallest changes after which these methods run; badge asks what becomes of the "
        + "number on the icon"
    ),
    CommandFlag(.limit, takes: "NUMBER", help: "show so many changes, or all (10)"),
    CommandFlag(.all, help: "with --want, vary version, state and user action, too"),
  ]
}
