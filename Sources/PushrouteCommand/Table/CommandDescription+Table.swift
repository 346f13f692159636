internal import PushRules

extension CommandDescription {
  /// The command that decides about many situations.
  static let table = CommandDescription(
    name: "table",
    summary: "a decision table: which callbacks fire in many situations",
    usage: "[NAME] [PAYLOAD] [flags]",
    discussion: "Each cell is what eval answers for the situation of its row and column; what "
      + "neither rows nor columns say, flags state, and the rest has the defaults of eval. If "
      + "nothing says which state the app is in, the five states become rows. NAME is one of the "
      + "tables below, PAYLOAD a file for all cells. With --when, the answer is a list of cases "
      + "instead: sets of situations, in words, which together are all those in which any of the "
      + "methods runs; cases may overlap. What no flag states ranges over all values, but headers, "
      + "settings and SDK, which are as usual unless --all.",
    groups: [
      .grid, .when, .situation, FlagGroup(title: "payload", flags: [.from]),
      .output(formats: OutputArguments.Format.grids),
    ],
    examples: [
      Example("the table that most people paste", "pushroute table state-by-payload"),
      Example(
        "the situations in which a callback runs",
        "pushroute table --when did-receive-fetch --state suspended"
      ),
      Example(
        "what runs for a silent push, before and after a tap on the icon",
        "pushroute table --columns launch=none,icon --payload content-available"
      ),
      Example(
        "some versions against some states, in Markdown",
        "pushroute table --rows ios=9,13,17 --columns state=suspended -f markdown"
      ),
      Example(
        "a range of versions, as a picture",
        "pushroute table --rows ios=13..18 --columns state -o versions.svg"
      ),
      Example(
        "own payloads side by side",
        "pushroute table --columns payload=first.json,second.json"
      ),
    ],
    glossaries: [presets],
    topics: [.situation, .exitCodes]
  )

  private static let presets = Glossary(
    title: "tables",
    entries: TablePreset.all.map { Glossary.Entry(label: $0.name, words: [$0.purpose]) }
  )
}

extension FlagGroup {
  /// The flags that choose what a table shows.
  static let grid = FlagGroup(
    title: "table",
    flags: [
      CommandFlag(
        "rows",
        takes: "PARTS",
        isList: true,
        help: "parts of the situation with commas between them, each with all its usual values, "
          + "or with some: state,ios=9,13 or ios=13..18"
      ),
      CommandFlag("columns", takes: "PARTS", isList: true, help: "the same for the columns"),
      CommandFlag(
        "payload",
        takes: "KIND",
        help: "what the payload of all cells carries, if no file is named (alert)"
      ),
      CommandFlag(
        "phase",
        takes: "PHASE",
        Phase.allCases.map(\.name),
        help: "look only at what runs on arrival, or at what runs when the user acts"
      ),
    ]
  )
}
