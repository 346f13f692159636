import AppLifecycle
import DeviceLog
import PushPayload
import Questions
import RouteReport

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
      let json = try ArgumentError.converting(
        try script.json(leadingTo: trace, from: choice, in: console)
      )
      try output.deliver(PrintedText(json), in: &console)
      return .done
    }
    if output.isWanted { try output.deliver(render(trace, of: script, in: console), in: &console) }
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
    try output.deliver(render(trace, of: script, in: console), in: &console)
    console.flush()
  }

  private func render(_ trace: Trace, of script: LoadedScript, in console: Console) -> PrintedText {
    let report = TraceReport(trace, title: script.file?.name, notes: notes)
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

  private static func checkDiagram(
    _ arguments: ParsedArguments,
    _ output: OutputArguments
  ) throws(ArgumentError) {
    guard arguments.has(.diagram) else {
      if arguments.has(.all) { throw .noEffect(.flag(.all), without: .flag(.diagram)) }
      return
    }
    try arguments.check(.check, without: [.diagram], because: "a diagram has no steps")
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
    guard files == 0, console.world.hasPipedInput else {
      throw .call(
        "no script: name a scenario file, or - for standard input, or events such as home; "
          + "see: pushroute simulate --help"
      )
    }
    return .scenario("-")
  }
}

extension CommandDescription {
  static let simulate = CommandDescription(
    name: "simulate",
    summary: "play life-cycle events and pushes, and print what runs",
    usage: "[SCENARIO.json | EVENT...] [flags]",
    discussion: "EVENT is one of pushroute help events, such as home, push:FILE or after:30. "
      + "SCENARIO.json has the app at the start and the events: pushroute help scenario. - is "
      + "standard input. Flags win over members of the file.",
    groups: [
      .start,
      FlagGroup(
        title: "question",
        flags: [
          .app, .from,
          CommandFlag(.diagram, help: "draw the states and the events between them, as SVG"),
          CommandFlag(.all, help: "with --diagram, draw every event, also the rare ones"),
          CommandFlag(
            .check,
            takes: "FILE",
            help: "exit with 1 unless the trace is in this log's order"
          ),
          CommandFlag(.brief, help: "print the steps without notes"),
        ]
      ),
      .output(formats: OutputArguments.Format.traces),
    ],
    examples: [
      "leave an app, let a push arrive, tap its notification":
        "pushroute simulate home push:push.json tap-notification --state active",
      "an app that uses its background time up":
        "pushroute simulate background-task-begin home after:30 --state active",
      "play a scenario, in JSON": "pushroute simulate scenario.json --json",
      "hold the answer against a log of a device":
        "pushroute simulate scenario.json -q --check device.log",
      "the states of an app with scenes and the events between them":
        "pushroute simulate --diagram --lifecycle scene -o states.svg",
    ],
    topics: [.events, .scenario]
  )
}

/// The script that the operands name: a scenario, or single events.
enum ScriptOperands: Hashable, Sendable {
  /// A scenario in a file, or in standard input for the path `-`.
  case scenario(FilePath)
  case events([EventWord])

  init?(_ operands: [String]) throws(ArgumentError) {
    guard let first = operands.first else { return nil }
    let paths = operands.filter { operand in
      !EventWord.takesValue(operand)
        && (operand == "-" || operand.hasSuffix(".json") || operand.contains("/"))
    }
    guard let path = paths.first else {
      var events: [EventWord] = []
      for operand in operands { events.append(try EventWord(operand, expected: Self.form)) }
      self = .events(events)
      return
    }
    guard operands.count == paths.count else {
      let push = ArgumentError.quoted("push:" + path)
      throw .call("\(ArgumentError.quoted(path)) is no event; to send it as a push, write \(push)")
    }
    guard paths.count == 1 else {
      let other = ArgumentError.quoted(paths[1])
      throw .call("simulate plays one scenario at a time, and \(other) is another")
    }
    self = .scenario(FilePath(argument: first))
  }

  var entries: [ScriptEntry] {
    guard case .events(let events) = self else { return [] }
    return events.map { ScriptEntry(content: $0, position: nil) }
  }

  /// The number of times that standard input is to be read.
  var inputCount: Int {
    switch self {
    case .scenario(let path): path == .standardInput ? 1 : 0
    case .events(let events): events.count { $0 == .push(path: "-") }
    }
  }

  private static let form = "an event, or a scenario file with .json or / in its name"
}
