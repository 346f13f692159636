internal import PushRules
internal import RouteReport

/// The situations in which methods run.
struct WhenCommand: Sendable {
  private let output: OutputArguments
  private let arguments: SpaceArguments
  private let methods: [DelegateMethod]
  private let phases: [Phase]
  private let limit: BoxLimit

  /// Reads the arguments, and the files that they name.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let headers = try RequestHeaders(of: arguments, in: console)
    if let operand = arguments.operands.dropFirst().first {
      throw .arguments(.needlessOperand(operand, command: "table"))
    }
    do throws(ArgumentError) {
      try Self.checkFlags(arguments)
      methods = try MethodList(arguments["when"] ?? "", of: "--when").methods
      phases = Phase.allCases.filter { arguments["phase"] ?? $0.name == $0.name }
      output = try OutputArguments(arguments)
      if output.format == .csv {
        throw ArgumentError.contradiction(
          "--when",
          "--format csv",
          because: "boxes are printed as text, Markdown or JSON"
        )
      }
      limit = try BoxLimit(arguments)
    } catch {
      throw .arguments(error)
    }
    let payload = try SpacePayload.traits(of: arguments.operands, arguments, in: console).first
    do {
      self.arguments = try SpaceArguments(
        StatedSituation(arguments),
        headers: headers,
        payload: payload,
        areUsual: arguments.has("usual")
      )
    } catch {
      throw .arguments(error)
    }
  }

  /// Finds the situations.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    if !output.isQuiet {
      for warning in arguments.warnings { console.report("pushroute: warning: " + warning) }
    }
    let called: WhenCalled
    do {
      called = try WhenCalled(methods, in: phases, of: arguments.space)
    } catch {
      throw .arguments(.nowhere(error))
    }
    let report = WhenReport(called, limit: limit.count)
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    return .done
  }

  /// What chooses rows and columns says nothing here.
  private static func checkFlags(_ arguments: ParsedArguments) throws(ArgumentError) {
    for flag in ["rows", "columns", "payload"] where arguments.has(flag) {
      throw .contradiction("--when", "--" + flag)
    }
    for operand in arguments.operands where Kebab.word(operand, in: TablePreset.names) != nil {
      throw .contradiction("--when", "table " + operand)
    }
  }

  private func text(of report: WhenReport, in console: Console) -> String {
    switch output.format {
    case .json: return report.json.text
    case .markdown: return report.markdown
    default:
      var text = ""
      report.write(style: output.usesColor(in: console) ? .colored : .plain, to: &text)
      return text
    }
  }
}
