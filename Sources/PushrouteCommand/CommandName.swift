internal import Questions
internal import RouteReport

enum CommandName: String, CaseIterable, Sendable {
  case eval
  case scan
  case lint
  case simulate
  case test
  case explain
  case table
  case diff
  case rules
  case explore
  case schema
  case completion
  case help

  static let words = allCases.map(\.rawValue)

  init?(word: String) {
    guard let word = Kebab.word(word, in: Self.words) else { return nil }
    self.init(rawValue: word)
  }

  var description: CommandDescription {
    switch self {
    case .eval: .eval
    case .scan: .scan
    case .lint: .lint
    case .simulate: .simulate
    case .test: .test
    case .explain: .explain
    case .table: .table
    case .diff: .diff
    case .rules: .rules
    case .explore: .explore
    case .schema: .schema
    case .completion: .completion
    case .help: .help
    }
  }

  /// Runs the command, or prints its help if the arguments ask for it.
  func start(_ arguments: [String], _ console: inout Console) throws(ArgumentError) -> ExitCode {
    let words = arguments.prefix { $0 != "--" }
    if CommandFlag.help.spellings.contains(where: { words.contains($0) }) {
      console.page(PrintedText(page: HelpText.text(of: description)))
      return .done
    }
    var parsed = try ParsedArguments(arguments, for: description)
    try parsed.configure(in: console)
    try parsed.check(.exitZero, without: [.exitStatus])
    try LineArguments.checkKey(parsed)
    parsed.app = try StatedApp(parsed, in: &console)
    let code = try run(parsed, &console)
    if !parsed.has(.quiet) {
      for note in parsed.configurations?.notes ?? [] { console.report(note.text) }
    }
    return code == .findings && parsed.has(.exitZero) ? .done : code
  }

  private func run(
    _ parsed: ParsedArguments,
    _ console: inout Console
  ) throws(ArgumentError) -> ExitCode {
    switch self {
    case .eval where parsed.has(.ndjson):
      return try EvalLinesCommand(parsed, console).run(in: &console)
    case .lint where parsed.has(.ndjson):
      return try LintLinesCommand(parsed, console).run(in: &console)
    case .eval: return try EvalCommand(parsed, console).run(in: &console)
    case .scan: return try ScanCommand(parsed, console).run(in: &console)
    case .lint: return try LintCommand(parsed, console).run(in: &console)
    case .simulate: return try SimulateCommand(parsed, console).run(in: &console)
    case .test: return try TestCommand(parsed, console).run(in: &console)
    case .explain: return try ExplainCommand(parsed, console).run(in: &console)
    case .diff: return try DiffCommand(parsed, console).run(in: &console)
    case .table where parsed.has(.when):
      return try WhenCommand(parsed, console).run(in: &console)
    case .table: return try GridCommand(parsed, console).run(in: &console)
    case .rules: return try RulesCommand(parsed).run(in: &console)
    case .explore: return try ExploreCommand(parsed, console).run(in: &console)
    case .schema: return try SchemaCommand(parsed).run(in: &console)
    case .completion: return try CompletionCommand(parsed).run(in: &console)
    case .help: return try HelpCommand(parsed).run(in: &console)
    }
  }
}
