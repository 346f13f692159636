internal import PushRules

extension CommandDescription {
  static let test = CommandDescription(
    name: "test",
    summary: "run test cases: situations with the callbacks you expect",
    usage: "PATH... [flags]",
    discussion: "PATH is a case file, a scenario with expect, a folder of them, or - for standard "
      + "input. All mistakes of a file are reported in one run.",
    groups: [
      FlagGroup(title: "cases", flags: choice + [.from, app]),
      FlagGroup(title: "taking over what the rules say", flags: updating),
      FlagGroup(title: "coverage", flags: coverage),
      .output(formats: OutputArguments.Format.cases),
    ],
    examples: [
      Example("run all cases of a folder", "pushroute test Payloads/cases"),
      Example("those about taps", "pushroute test Payloads/cases --run tap"),
      Example("for a server that reads JUnit", "pushroute test cases -f junit -o results.xml"),
      Example(
        "which rules no case reaches, as a check",
        "pushroute test Payloads/cases --coverage 95"
      ),
    ],
    topics: [.cases]
  )

  private static let choice = [
    CommandFlag(
      .run,
      takes: "PATTERN",
      help: "run only the cases whose name contains this, or fits it with * or ?"
    ),
    .exclude, .noGit,
  ]

  private static let app = CommandFlag(
    .app,
    takes: "PROFILE",
    help: "the app of cases that state nothing of theirs: its folder or its profile"
  )

  private static let updating = [
    CommandFlag(.diff, help: "print what --update would change; patch -p0 applies it"),
    CommandFlag(.update, help: "rewrite missed expectations to what the rules say"),
  ]

  private static let coverage = [
    CommandFlag(
      .coverage,
      takes: "PERCENT",
      help: "print which rules the cases reach; exit with 1 if fewer (0: only print)"
    )
  ]

  static let expectations = Glossary(
    title: "expect",
    entries: [
      "arrival, userAction":
        "all calls in order, as ids or as objects with method, applicationState, rule, "
        + "confidence, remoteNotificationKey, notificationResponse (and their Confidence); "
        + "userAction is null if the user does nothing",
      "of the answer": ExpectedMember<Route>.all.map(\.name).joined(separator: ", "),
      "notCalled":
        "methods that do not run, as ids or with phase, rule, confidence; others may too",
      "remarks": "ids; there may be others",
      "withoutRemarks": "ids of remarks that are not there",
      "impossible": "true for a situation that cannot exist",
    ]
  )
}
