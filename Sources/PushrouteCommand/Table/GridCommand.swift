internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct GridCommand: Sendable {
  private let output: OutputArguments
  private let grid: GridArguments
  private let headers: RequestHeaders?
  /// The payloads of rows and columns, by word.
  private let payloads: [FilePath: InputPayload]
  private let shared: InputPayload

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    headers = try RequestHeaders(of: arguments, in: console)
    let request: RequestHeaders
    output = try OutputArguments(arguments)
    grid = try GridArguments(arguments)
    try arguments.check(.brief, formats: [.text, .markdown])
    request = try Self.request(grid, headers)
    let choice = ProviderChoice(arguments)
    var payloads: [FilePath: InputPayload] = [:]
    let entries = grid.rows.entries + grid.columns.entries
    for word in entries.filter({ $0.part == .payload }).flatMap(\.values) {
      payloads[FilePath(word)] = try Self.payload(word, request, choice, console)
    }
    self.payloads = payloads
    if let path = grid.path {
      shared = try InputPayload(path, request, from: choice, in: console)
    } else {
      shared = grid.kind.payload
    }
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let result: (table: RouteTable, warnings: [String])
    result = try table()
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
        StatedSituation(grid.stated, grid.app, grid.configuration),
        headers: headers
      ).request
    } catch {
      guard case .impossible = error else { throw error }
      return headers ?? RequestHeaders()
    }
  }

  private static func payload(
    _ word: String,
    _ request: RequestHeaders,
    _ choice: ProviderChoice,
    _ console: Console
  ) throws(ArgumentError) -> InputPayload {
    if InputFile.isPath(word) {
      return try InputPayload(FilePath(argument: word), request, from: choice, in: console)
    }
    return try PayloadKind(word, of: "payload").payload
  }

  private var findings: [PrintedText] {
    let entries = (grid.rows.entries + grid.columns.entries).filter { $0.part == .payload }
    let all = [shared] + entries.flatMap(\.values).compactMap { payloads[FilePath($0)] }
    return all.flatMap(\.findings.texts)
  }

  private func text(of table: RouteTable, in console: Console) -> PrintedText {
    let app = grid.app?.line(without: grid.statedMembers)
    let markdown = { (app?.markdown ?? "") + table.markdown }
    return output.render(table.json, markdown: markdown(), in: console) { style, text in
      text += app?.text ?? ""
      table.write(width: console.width, style: style, to: &text)
    }
  }
}

extension GridCommand {
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
    table.assumed = assumedWords
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

  /// The assumptions beyond those of eval.
  private var assumedWords: [String] {
    grid.statesPayload || grid.parts.contains(.payload)
      ? [] : ["payload " + shared.source.printed]
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
    return (StatedSituation(stated, grid.app, grid.configuration), payload)
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
