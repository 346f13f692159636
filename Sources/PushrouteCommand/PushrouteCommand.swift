import Questions
import RouteReport

package enum PushrouteCommand: Sendable {
  /// Runs one call, and returns the exit code before standard output is flushed.
  package static func run(_ arguments: [String], in console: inout Console) -> ExitCode {
    PageLayout.$current.withValue(console.layout(of: .output)) { attempt(arguments, &console) }
  }

  private static func attempt(_ arguments: [String], _ console: inout Console) -> ExitCode {
    do {
      return try start(arguments, &console)
    } catch {
      for message in error.messages { console.report(message) }
      return .failure
    }
  }

  /// Runs the program's own call and exits.
  package static func main() -> Never {
    Interruption.run {
      var console = Console(SystemWorld())
      let code = run(Array(SystemCall.arguments.dropFirst()), in: &console)
      SystemCall.leave(console.finish(code).rawValue)
    }
  }

  private static func start(
    _ arguments: [String],
    _ console: inout Console
  ) throws(ArgumentError) -> ExitCode {
    guard let first = arguments.first else {
      console.report(PrintedText(page: String(HelpText.overview.dropLast())))
      return .failure
    }
    switch first {
    case "--version", "-V", "version":
      console.print(PrintedText(page: "pushroute \(Version.text)\n"))
      return .done
    case "--help", "-h":
      console.print(PrintedText(page: HelpText.overview))
      return .done
    case _ where isPayload(first): return try CommandName.eval.start(arguments, &console)
    default: return try command(first).start(Array(arguments.dropFirst()), &console)
    }
  }

  /// Whether the first word is a payload; `eval` may be left out.
  private static func isPayload(_ word: String) -> Bool {
    !word.hasPrefix("-") && InputFile.isPath(word)
  }

  private static func command(_ name: String) throws(ArgumentError) -> CommandName {
    if let command = CommandName(word: name) { return command }
    if name.hasPrefix("-") {
      let nearest = NearestWord(to: String(name.drop { $0 == "-" }), in: ["help", "version"]).word
      throw .unknownFlag(name, command: "help", nearest: nearest)
    }
    let words = CommandName.words
    throw .call(
      "unknown command \(ArgumentError.quoted(name)), expected " + ArgumentError.list(words)
        + MeantWord.ending(for: name, at: .command, among: words)
    )
  }
}

/// The exit code of the command.
package enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// Success.
  case done = 0
  /// Findings, or a missed expectation.
  case findings = 1
  /// The command could not do its job.
  case failure = 2

  var meaning: String {
    switch self {
    case .done: "done; that no callback runs is an answer, not a failure"
    case .findings:
      "findings at or above the fail level (lint, scan), an expectation was missed (--expect, "
        + "--check, test), nothing runs (--exit-status), a line is no payload (eval --ndjson), or "
        + "the tables are not proven (--verify)"
    case .failure:
      "could not do the job: a bad flag, an unreadable file, a file that is no payload, scenario "
        + "or case file, an event that cannot happen, output that cannot be written"
    }
  }
}

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
    try parsed.check(.exitZero, without: [.exitStatus, .expect, .check, .verify, .coverage])
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

extension RawRepresentable<String> where Self: CaseIterable {
  static var words: [String] { allCases.map(\.rawValue) }

  /// The case that a word spells in any way, or nil.
  init?(word: String) {
    guard let word = Kebab.word(word, in: Self.words) else { return nil }
    self.init(rawValue: word)
  }
}
