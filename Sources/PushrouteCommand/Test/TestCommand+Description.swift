internal import PushRules

extension CommandDescription {
  /// The command that runs cases.
  static let test = CommandDescription(
    name: "test",
    summary: "run case files: situations with the callbacks that are expected in them",
    usage: "PATH... [flags]",
    discussion: "PATH is a case file, a scenario with expect, a folder in which all .json files "
      + "are run but hidden ones and payloads, or - for standard input; without any, piped "
      + "standard input is read. All mistakes of a file are reported in one run. pushroute help cases has a "
      + "whole case file.",
    groups: [
      FlagGroup(title: "cases", flags: choice + [.from]),
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
        "pushroute test Payloads/cases --coverage --threshold 95"
      ),
    ],
    topics: [.cases, .exitCodes]
  )

  private static let choice = [
    CommandFlag(
      "run",
      takes: "PATTERN",
      help: "run only cases whose name has this in it; with * (any text) or ? (one character), "
        + "whose whole name fits; capital letters do not matter; that none fits is an error"
    ),
    .exclude, .noGit,
  ]

  private static let updating = [
    CommandFlag(
      "diff",
      help: "write nothing, and print what --update would change; exit with 1 if that is anything"
    ),
    CommandFlag(
      "update",
      help: "rewrite the values that are missed to what the rules say, each file whole or not at "
        + "all; look at --diff before"
    ),
  ]

  private static let coverage = [
    CommandFlag(
      "coverage",
      help: "print which rules of which tables the cases reach, and how many cells: the "
        + "combinations of values that a table tells apart"
    ),
    CommandFlag(
      "threshold",
      takes: "PERCENT",
      help: "exit with 1 if the cases reach less of the rules; implies --coverage"
    ),
  ]

  /// What a case can expect.
  static let expectations = Glossary(
    title: "expect",
    entries: [
      "arrival, launch":
        "all calls in order, as ids or as objects with method, applicationState, rule, "
        + "confidence, remoteNotificationKey, notificationResponse (and their Confidence); launch "
        + "is null if the user does nothing",
      "of the answer": ExpectedMember<Route>.all.map(\.name).joined(separator: ", "),
      "notCalled":
        "methods that do not run, as ids or with phase, rule, confidence; others may too",
      "caveats": "ids; there may be others",
      "withoutCaveats": "ids of caveats that are not there",
      "impossible": "true for a situation that cannot exist",
    ]
  )
}
