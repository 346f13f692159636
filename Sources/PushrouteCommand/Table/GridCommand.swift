import PushPayload
import PushRules
import Questions
import RouteReport

struct GridCommand: Sendable {
  private let output: OutputArguments
  private let grid: GridArguments
  private let headers: RequestHeaders?
  /// The payloads of rows and columns, by word.
  private let payloads: [FilePath: InputPayload]
  private let shared: InputPayload

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    headers = try RequestHeaders(of: arguments, in: console)
    output = try OutputArguments(arguments)
    grid = try GridArguments(arguments)
    try arguments.check(.brief, formats: [.text, .markdown])
    let request = try Self.request(grid, headers)
    let choice = ProviderChoice(arguments)
    var payloads: [FilePath: InputPayload] = [:]
    let entries = grid.rows.entries + grid.columns.entries
    for word in entries.filter({ $0.part == .payload }).flatMap(\.values) {
      payloads[FilePath(word)] =
        InputFile.isPath(word)
        ? try InputPayload(FilePath(argument: word), request, from: choice, in: console)
        : try PayloadKind(word, of: "payload").payload
    }
    self.payloads = payloads
    if let path = grid.path {
      shared = try InputPayload(path, request, from: choice, in: console)
    } else {
      shared = grid.kind.payload
    }
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let result = try table()
    if !output.isQuiet {
      for warning in result.warnings { console.warn(warning) }
      for finding in findings { console.report(finding) }
    }
    if output.isWanted { try output.deliver(text(of: result.table, in: console), in: &console) }
    return .done
  }

  /// Returns the request headers of all cells, and refuses contradicting flags.
  private static func request(
    _ grid: GridArguments,
    _ headers: RequestHeaders?
  ) throws(ArgumentError) -> RequestHeaders {
    do throws(ArgumentError) {
      return try SituationArguments(
        StatedSituation(.init(flags: grid.stated), grid.app, grid.configuration),
        headers: headers
      ).request
    } catch {
      guard case .impossible = error else { throw error }
      return headers ?? RequestHeaders()
    }
  }

  private var findings: [PrintedText] {
    let entries = (grid.rows.entries + grid.columns.entries).filter { $0.part == .payload }
    let all = [shared] + entries.flatMap(\.values).compactMap { payloads[FilePath($0)] }
    return all.flatMap(\.findings.texts)
  }

  private func text(of table: RouteTable, in console: Console) -> PrintedText {
    let app = grid.app?.line(without: grid.statedMembers)
    return output.render(table.json, markdown: table.markdown, below: app, in: console) {
      table.write(width: console.width, style: $0, to: &$1)
    }
  }

  private func table() throws(ArgumentError) -> (table: RouteTable, warnings: [String]) {
    let varies = grid.parts.contains { $0.isVersion }
    var warnings: [String] = []
    var cells: [[RouteTable.Cell]] = []
    let rows = grid.rows.combinations
    let columns = grid.columns.combinations
    let app = try AssumedApp(
      of: rows.flatMap { row in columns.map { statements(Array(zip(grid.parts, row + $0))).0 } }
    )
    for row in rows {
      var line: [RouteTable.Cell] = []
      for column in columns {
        let answer = try cell(Array(zip(grid.parts, row + column)), of: app)
        line.append(answer.cell)
        for warning in answer.warnings where !varies && !warnings.contains(warning) {
          warnings.append(warning)
        }
      }
      cells.append(line)
    }
    let axes = [grid.rows, grid.columns].map(Self.axis)
    var table = RouteTable(rows: axes[0], columns: axes[1], cells: cells)
    table.purpose = grid.purpose
    table.stated = statedWords
    // The assumptions beyond those of eval.
    let isAssumed = !grid.statesPayload && !grid.parts.contains(.payload)
    table.assumed = isAssumed ? ["payload " + shared.source.printed] : []
    table.phase = grid.phase
    table.isBrief = grid.isBrief
    return (table, warnings)
  }

  /// The flags that hold for all cells, and the payload; in JSON, also those of the app.
  private var statedWords: [String] {
    let isJSON = output.format == .json
    let flags =
      grid.statedWords
      + (isJSON ? grid.app?.words(without: grid.statedMembers) ?? [] : [])
    guard grid.statesPayload else { return flags }
    let word = grid.path == nil ? "--payload " : "payload "
    return flags + [word + shared.source.printed]
  }

  private static func axis(_ list: PartList) -> RouteTable.Axis {
    let entries = list.combinations.map { $0.map { FilePath(argument: $0).printed } }
    return (parts: list.parts.map(\.name), entries: entries)
  }

  private func statements(_ values: [(TablePart, String)]) -> (StatedSituation, InputPayload) {
    var stated = grid.stated
    var payload = shared
    for (part, value) in values {
      if let member = part.member {
        stated[member] = part.statement(of: value).map { [$0] }
      } else {
        payload = payloads[FilePath(value)] ?? shared
      }
    }
    return (StatedSituation(.init(flags: stated), grid.app, grid.configuration), payload)
  }

  /// Returns the answer of eval for the values of the parts.
  private func cell(
    _ values: [(TablePart, String)],
    of app: AssumedApp
  ) throws(ArgumentError) -> (cell: RouteTable.Cell, warnings: [String]) {
    var (stated, payload) = statements(values)
    stated.app = app
    do throws(ArgumentError) {
      let situation = try SituationArguments(stated, headers: headers, message: payload.headers)
      let answers = situation.answers(for: PayloadSummary(payload))
      return (.answer(answers[0]), situation.warnings)
    } catch {
      switch error {
      case .contradiction: return (.contradiction(because: error.description), [])
      case .impossible(_, let sentence, let rule):
        return (.contradiction(because: sentence, rule: rule), [])
      default: throw error
      }
    }
  }
}

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
      "the table that most people paste": "pushroute table state-by-payload",
      "the situations in which a callback runs":
        "pushroute table --when did-receive-fetch --state suspended",
      "what runs for a silent push, before and after a tap on the icon":
        "pushroute table --columns launch=none,icon --set payload=content-available",
      "some versions against some states, in Markdown":
        "pushroute table --rows ios=9,13,17 --columns state=suspended -f markdown",
      "a range of versions, into a file":
        "pushroute table --rows ios=13..18 --columns state -o versions.md",
      "own payloads side by side": "pushroute table --columns payload=first.json,second.json",
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
