internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct WhenCommand: Sendable {
  private let output: OutputArguments
  private let arguments: SpaceArguments
  private let methods: [DelegateMethod]
  private let notes: [String]
  private let phases: [Phase]
  private let limit: ListLimit
  private let app: AppLine?

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    app = arguments.app?.line(without: Set(arguments.inputs().keys))
    let headers = try RequestHeaders(of: arguments, in: console)
    var stated = StatedSituation(arguments)
    let request: RequestHeaders
    output = try OutputArguments(arguments)
    try Self.check(arguments)
    let asked = try AskedMethods(arguments[.when] ?? "", of: .when, app: arguments.app)
    (methods, notes) = (asked.any, asked.notes)
    phases = Phase(named: arguments[.only]).map { [$0] } ?? Phase.allCases
    limit = try ListLimit(arguments)
    request = try RequestHeaders(stated, file: headers)
    let path = arguments.operands.first.map { FilePath(argument: $0) }
    let payload = try path.map { path throws(ArgumentError) in
      try InputPayload(path, request, from: ProviderChoice(arguments), in: console)
    }
    if !arguments.has(.all) { stated.app = try AssumedApp(of: [stated]) }
    self.arguments = try SpaceArguments(
      stated,
      headers: headers,
      payload: payload,
      areUsual: !arguments.has(.all),
      asked: methods
    )
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if !output.isQuiet {
      for warning in arguments.warnings { console.warn(warning) }
      for note in notes { console.report(PrintedText("pushroute: " + note)) }
      for finding in arguments.findings { console.report(finding) }
    }
    let called: WhenCalled
    do {
      called = try WhenCalled(methods, in: phases, of: arguments.space)
    } catch {
      throw .noSituation(error)
    }
    let report = WhenReport(
      called,
      usual: arguments.usual,
      app: arguments.app,
      limit: limit.count(usual: 10)
    )
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    return .done
  }

  /// Refuses flags and operands for rows and columns.
  private static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    try arguments.checkInput()
    try arguments.check(.when, without: [.rows, .columns, .payload, .brief])
    for operand in arguments.operands where Kebab.word(operand, in: TablePreset.names) != nil {
      throw .contradiction(.flag(.when), "table \(operand)")
    }
    if let operand = arguments.operands.dropFirst().first {
      throw .unexpectedOperand(operand, command: "table")
    }
  }

  private func text(of report: WhenReport, in console: Console) -> PrintedText {
    let markdown = { (app?.markdown ?? "") + report.markdown }
    return output.render(report.json, markdown: markdown(), in: console) { style, text in
      text += app?.text ?? ""
      report.write(style: style, to: &text)
    }
  }
}

extension Phase {
  /// Other words for what the user does.
  static let synonyms = ["launch", "tap"].map { Synonym($0, Phase.response.name) }

  init?(named name: String?) {
    guard let phase = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = phase
  }
}

extension FlagGroup {
  static let when = FlagGroup(
    title: "instead of a table",
    flags: [
      CommandFlag(
        .when,
        takes: "METHODS",
        isList: true,
        help: "list the situations in which any of these methods runs"
      ),
      .all, .limit,
    ]
  )
}

extension CommandFlag {
  static let all = CommandFlag(.all, help: "vary headers, settings and the app, too")

  /// The flag for the number of entries to print.
  static let limit = CommandFlag(
    .limit,
    takes: "NUMBER",
    help: "print so many, the broadest first, or all (10)"
  )
}
