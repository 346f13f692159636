internal import PushPayload
internal import Questions

struct EvalLinesCommand: Sendable {
  private let output: OutputArguments
  private let lines: LineArguments
  private let situation: SituationArguments
  private let choice: ProviderChoice

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let headers = try RequestHeaders(of: arguments, in: console)
    output = try OutputArguments(arguments)
    lines = try LineArguments(
      arguments,
      in: console,
      without: [.want, .limit, .all, .expect, .exitStatus, .brief, .verbose]
    )
    situation = try SituationArguments(StatedSituation(arguments), headers: headers)
    guard situation.hasOneState else { throw .noEffect(.flag(.ndjson), without: "--state") }
    choice = ProviderChoice(arguments)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if !output.isQuiet { for warning in situation.warnings { console.warn(warning) } }
    let complaint = "no payload; the answers say why"
    let answerer = EvalLineAnswerer(situation, choice, path: lines.path)
    var run = LineRun(lines: lines, output: output, complaint: complaint, answerer: answerer)
    return try run.run(in: &console)
  }
}
