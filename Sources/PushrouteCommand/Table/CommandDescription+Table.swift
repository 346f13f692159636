internal import PushRules

extension CommandDescription {
  static let table = CommandDescription(
    name: "table",
    summary: "a table of the callbacks that run in many situations",
    usage: "[NAME] [PAYLOAD] [flags]",
    discussion: "Each cell is what eval answers for its row and column. NAME is one of the tables "
      + "below, PAYLOAD a file for all cells. Without a state, states are rows.",
    groups: [
      .grid, .when, .namedSituation, FlagGroup(title: "payload and app", flags: [.from, .app]),
      .output(formats: OutputArguments.Format.withMarkdown),
    ],
    examples: [
      Example("the table that most people paste", "pushroute table state-by-payload"),
      Example(
        "the situations in which a callback runs",
        "pushroute table --when did-receive-fetch --state suspended"
      ),
      Example(
        "what runs for a silent push, before and after a tap on the icon",
        "pushroute table --columns launch=none,icon --set payload=content-available"
      ),
      Example(
        "some versions against some states, in Markdown",
        "pushroute table --rows ios=9,13,17 --columns state=suspended -f markdown"
      ),
      Example(
        "a range of versions, into a file",
        "pushroute table --rows ios=13..18 --columns state -o versions.md"
      ),
      Example(
        "own payloads side by side",
        "pushroute table --columns payload=first.json,second.json"
      ),
    ],
    glossaries: [presets],
    topics: [.situation]
  )

  private static let presets = Glossary(
    title: "tables",
    entries: TablePreset.all.map { Glossary.Entry(label: $0.name, words: [$0.inputs]) }
  )
}

extension FlagGroup {
  static let grid = FlagGroup(
    title: "table",
    flags: [
      CommandFlag(
        .rows,
        takes: "INPUTS",
        isList: true,
        help: "inputs with commas between, with values or without: state,ios=9,13 or ios=13..18"
      ),
      CommandFlag(.columns, takes: "INPUTS", isList: true, help: "the same for the columns"),
      CommandFlag(
        .only,
        takes: "PART",
        Phase.allCases.map(\.name),
        synonyms: Phase.synonyms,
        help: "show only what runs when the push arrives, or when the user acts"
      ),
      CommandFlag(.brief, help: "short names of methods; of an action only what it runs"),
    ],
    inputs: [
      CommandFlag(.payload, takes: "KIND", help: "what the payload of all cells carries (alert)")
    ]
  )
}
