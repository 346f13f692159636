internal import PushRules

extension CommandDescription {
  /// The command that compares two situations.
  static let diff = CommandDescription(
    name: "diff",
    summary: "in which situations the answer differs, and how",
    usage: "[QUESTION] [PAYLOAD [PAYLOAD]] [flags]",
    discussion: "Say what differs: a flag with several values (--ios 9 --ios 17, --ios 13..18), "
      + "--left and --right with flags of the situation, two payloads, or a QUESTION. More than two "
      + "values are compared step by step. What both sides state is fixed; headers, settings and "
      + "SDK are as usual unless --all; the rest ranges over all values. What one side alone states "
      + "has the default of eval on the other. A case is a set of situations; each shows what "
      + "changes in all of it, one situation to try, both answers, and the rules behind them.",
    groups: [
      FlagGroup(
        title: "sides",
        flags: [
          CommandFlag(
            "left",
            takes: "FLAGS",
            holdsFlags: true,
            help: "what the left side states, in quotes"
          ),
          CommandFlag(
            "right",
            takes: "FLAGS",
            holdsFlags: true,
            help: "what the right side states, in quotes"
          ),
          CommandFlag(
            "compare",
            takes: "PARTS",
            help: "what counts as a difference, with commas between: "
              + AnswerPart.allCases.map(\.rawValue).joined(separator: ", ") + ", or all "
              + "(arrival,launch,wake,presentation); how sure an answer is does not count"
          ),
          .all, .limit,
        ]
      ),
      .situation,
      FlagGroup(title: "payload", flags: [.from]),
      .output(formats: OutputArguments.Format.comparisons),
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
    comparedFlags: Set(FlagGroup.situation.flags.map(\.name)).subtracting(["headers"])
  )
}
