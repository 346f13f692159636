internal import PushRules

extension CommandDescription {
  /// The command that runs cases.
  static let test = CommandDescription(
    name: "test",
    summary: "run case files: situations with the callbacks that are expected in them",
    usage: "PATH... [flags]",
    discussion: "PATH is a case file, a folder of which all case files are run, or - for "
      + "standard input; without any, piped standard input is read. A "
      + "case file is { \"cases\": [ { \"name\", \"payload\", \"situation\", \"expect\" } ] }: "
      + "the payload as an object, or its path from the folder of the case file; the situation "
      + "with the members of eval's JSON, of which all but the state may be left out and have "
      + "the defaults of eval's flags; description and source, ids of citations, if you like. "
      + "What expect leaves out does not count.",
    groups: [
      FlagGroup(title: "cases", flags: choice),
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
    glossaries: [expectations]
  )

  private static let choice = [
    CommandFlag(
      "run",
      takes: "PATTERN",
      help: "run only cases whose name has this in it; with * (any text) or ? (one character), "
        + "whose whole name fits; capital letters do not matter"
    ),
    .exclude,
    CommandFlag("fail-on-empty", help: "exit with 1 if there is no case to run"),
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

  private static let expectations = Glossary(
    title: "expect",
    entries: [
      Glossary.Entry(
        label: "arrival, launch",
        words: [
          "all calls in order, as ids or as objects with method, applicationState, rule, "
            + "confidence, remoteNotificationKey, notificationResponse; launch is null if the "
            + "user does nothing"
        ]
      ),
      Glossary.Entry(
        label: "of the answer",
        words: ExpectedMember<Route>.all.map(\.name)
      ),
      Glossary.Entry(
        label: "notCalled",
        words: ["methods that do not run, as ids or with phase, rule, confidence; others may too"]
      ),
      Glossary.Entry(label: "caveats", words: ["ids; there may be others"]),
      Glossary.Entry(label: "impossible", words: ["true for a situation that cannot exist"]),
    ]
  )
}
