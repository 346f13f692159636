internal import PushRules

extension CommandDescription {
  static let diff = CommandDescription(
    name: "diff",
    summary: "in which situations the answer differs, and how",
    usage: "[QUESTION] [PAYLOAD [PAYLOAD]] [flags]",
    discussion: "Say what differs: a flag with two or more values (--ios 9 --ios 17, --ios "
      + "13..18), two payloads, or a QUESTION. Flags given once apply to both sides. The rest is "
      + "varied, except headers, settings and the app; --all varies these too.",
    groups: [
      FlagGroup(
        title: "sides",
        flags: [
          CommandFlag(
            .only,
            takes: "PARTS",
            help: "compare only these parts of the answer; with commas between: "
              + AnswerPart.allCases.map(\.rawValue).joined(separator: ", ") + ", or all "
              + "(arrival,launch,wake,presentation)"
          ),
          .all, .limit, .from, .app,
        ]
      ),
      .namedSituation,
      .output(formats: OutputArguments.Format.withMarkdown),
    ],
    examples: [
      Example("compare two versions", "pushroute diff --ios 9 --ios 17 --state suspended"),
      Example(
        "what changes when an app adopts scenes",
        "pushroute diff scenes --state not-running"
      ),
      Example(
        "what one more method is good for",
        "pushroute diff did-receive-response --ios 18 --launch notification"
      ),
      Example("what each version changed", "pushroute diff ios=13..18 push.json --state suspended"),
      Example("compare two payloads", "pushroute diff old.json new.json --state suspended"),
    ],
    glossaries: [
      Glossary(
        title: "QUESTION: what changes when",
        entries: NamedDifference.words.map {
          Glossary.Entry(label: $0.id, words: [$0.question])
        } + [Glossary.Entry(label: "METHOD", words: ["the app implements it"])]
      )
    ],
    comparesInputs: true
  )
}
