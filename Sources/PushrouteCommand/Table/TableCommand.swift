internal import PushRules
internal import RouteReport

/// Decisions about many situations at once: in which of them methods run.
struct TableCommand: Sendable {
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
      guard let when = arguments["when"] else {
        throw ArgumentError.missingFlag("--when METHODS", command: "table")
      }
      methods = try MethodList(when, of: "--when").methods
      phases = Phase.allCases.filter { arguments["phase"] ?? $0.name == $0.name }
      output = try OutputArguments(arguments)
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

extension CommandDescription {
  /// The command that decides about many situations.
  static let table = CommandDescription(
    name: "table",
    summary: "in which situations a callback runs",
    usage: "--when METHODS [PAYLOAD] [flags]",
    discussion: "What is stated is fixed; what is not stated ranges over all values. The answer is "
      + "a list of boxes: sets of situations, in words, which together are all situations in "
      + "which the methods run.",
    groups: [
      FlagGroup(
        title: "table",
        flags: [
          CommandFlag(
            "when",
            takes: "METHODS",
            isList: true,
            help: "methods with commas between them: ids, selectors or Swift names"
          ),
          CommandFlag(
            "phase",
            takes: "PHASE",
            Phase.allCases.map(\.name),
            help: "look only at what runs on arrival, or at what runs when the user acts"
          ),
          .usual, .limit,
        ]
      ),
      .situation,
      FlagGroup(title: "payload", flags: [.from]),
      .output(formats: OutputArguments.Format.reasoning),
    ],
    examples: [
      Example("when a callback runs", "pushroute table --when did-receive-fetch --usual"),
      Example(
        "on which versions a tap still calls the old method",
        "pushroute table --when did-receive --launch notification --phase launch"
      ),
    ]
  )
}
