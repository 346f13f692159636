internal import AppLifecycle
internal import PushPayload
internal import Questions
internal import RouteReport

struct SimulateCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let operands: ScriptOperands?
  private let notes: TraceNotes

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    self.arguments = arguments
    notes = arguments.has(.brief) ? .off : .all
    output = try OutputArguments(arguments)
    try Self.checkDiagram(arguments, output)
    operands = try Self.operands(arguments, console)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let script = try LoadedScript(operands ?? .events([]), arguments, in: console)
    let expected = try expected(in: console)
    if !output.isQuiet { for warning in script.warnings { console.report(warning) } }
    if arguments.has(.diagram) {
      let scope: StateDiagram.Scope = arguments.has(.all) ? .all : .core
      let diagram = StateDiagram(script.scenario, scope)
      try output.deliver(PrintedText(page: diagram.svg), in: &console)
      return .done
    }
    let trace: Trace
    do {
      trace = try Trace(playing: script.scenario)
    } catch {
      try showSteps(of: script, before: error, in: &console)
      throw script.error(error)
    }
    let differences = expected?.trace.differences(from: trace) ?? []
    if output.format == .scenario {
      let choice = ProviderChoice(arguments)
      let json = try ArgumentError.converting(try script.json(from: choice, in: console))
      try output.deliver(PrintedText(json), in: &console)
      return .done
    }
    let report = TraceReport(trace, title: script.file?.name, notes: notes)
    if output.isWanted { try output.deliver(render(report, in: console), in: &console) }
    for difference in differences {
      let place = (expected?.file.printed ?? "") + ":\(difference.position): "
      console.report(PrintedText(place + difference.sentence))
    }
    return differences.isEmpty ? .done : .findings
  }

  /// Prints what ran before an event that cannot happen.
  private func showSteps(
    of script: LoadedScript,
    before problem: ScenarioProblem,
    in console: inout Console
  ) throws(ArgumentError) {
    guard case .impossibleEvent(_, let index) = problem, index > 0, output.format == .text,
      output.file == nil, output.isWanted
    else { return }
    var scenario = script.scenario
    scenario.events = Array(scenario.events.prefix(index))
    guard let trace = try? Trace(playing: scenario) else { return }
    let report = TraceReport(trace, title: script.file?.name, notes: notes)
    try output.deliver(render(report, in: console), in: &console)
    console.flush()
  }

  private func render(_ report: TraceReport, in console: Console) -> PrintedText {
    guard output.format != .svg else { return PrintedText(page: report.svg) }
    return output.render(report.json, markdown: report.markdown, in: console) {
      report.write(style: $0, to: &$1)
    }
  }

  private func expected(
    in console: Console
  ) throws(ArgumentError) -> (file: FilePath, trace: ExpectedTrace)? {
    guard let path = arguments.path(.check) else { return nil }
    let trace = try ArgumentError.converting(try ExpectedTrace(log: InputFile(path, in: console)))
    return (path, trace)
  }
}

// Checks of the arguments.
extension SimulateCommand {
  private static func checkDiagram(
    _ arguments: ParsedArguments,
    _ output: OutputArguments
  ) throws(ArgumentError) {
    guard arguments.has(.diagram) else {
      if arguments.has(.all) { throw .noEffect(.flag(.all), without: .flag(.diagram)) }
      return
    }
    if arguments.has(.check) {
      throw .contradiction(.flag(.check), .flag(.diagram), because: "a diagram has no steps")
    }
    guard let format = output.statedFormat, format != .svg else { return }
    let stated = arguments.statement(of: format)
    throw .contradiction(stated, .flag(.diagram), because: "a diagram is svg")
  }

  /// Returns the script of the operands, or piped standard input without any.
  private static func operands(
    _ arguments: ParsedArguments,
    _ console: Console
  ) throws(ArgumentError) -> ScriptOperands? {
    let files = [arguments[.input(.headers)], arguments[.check]].count { $0 == "-" }
    let operands = try ScriptOperands(arguments.operands)
    if files + (operands?.inputCount ?? 0) > 1 { throw .inputTwice }
    if arguments.has(.diagram) {
      if case .events = operands, let event = arguments.operands.first {
        throw .unexpectedOperand(event, command: "simulate --diagram")
      }
      return operands
    }
    if let operands { return operands }
    guard files == 0, console.world.hasPipedInput else { throw .missingScript }
    return .scenario("-")
  }
}
