internal import AppProfile
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct EvalCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let situation: SituationArguments
  private let expectation: Expectation?
  private let want: WantArguments?
  private let paths: [FilePath]

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    let headers = try RequestHeaders(of: arguments, in: console)
    do throws(ArgumentError) {
      output = try OutputArguments(arguments)
      situation = try SituationArguments(StatedSituation(arguments), headers: headers)
      expectation = try Expectation(arguments[.expect])
      want = try WantArguments(arguments)
      paths = try arguments.inputs(in: console, else: .missingPayload)
      try LineArguments.checkNames(paths, and: " and --state")
      if want != nil, [.markdown, .case].contains(output.format) {
        let reason = "changes are printed as text or JSON"
        throw .contradiction(.flag(.want), .flag(.format, output.format.rawValue), because: reason)
      }
      try Self.checkDetail(arguments, output)
    } catch {
      throw .arguments(error)
    }
  }

  /// Refuses flags that contradict `--brief`.
  private static func checkDetail(
    _ arguments: ParsedArguments,
    _ output: OutputArguments
  ) throws(ArgumentError) {
    guard arguments.has(.brief) else { return }
    for flag in [FlagName.verbose, .want] where arguments.has(flag) {
      throw .contradiction(.flag(.brief), .flag(flag))
    }
    guard output.format == .text else {
      throw .contradiction(.flag(.brief), .flag(.format, output.format.rawValue))
    }
  }

  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let payloads = try readPayloads(in: console)
    if !output.isQuiet {
      let named = MethodList.warnings(CommaList(arguments[.expect] ?? "").words, of: .flag(.expect))
      for warning in situation.warnings + named { console.warn(warning) }
      for note in want?.methods.notes ?? [] { console.report(PrintedText("pushroute: " + note)) }
    }
    if output.format == .case { return try writeCases(for: payloads, in: &console) }
    let isOne =
      payloads.count == 1 && situation.hasOneState && want?.methods.isAmbiguous != true
    let isArray = output.format == .json && !isOne
    let namesPayload = payloads.count > 1
    var writer = try Writer(self, isArray: isArray, namesPayload: namesPayload, in: console)
    let answers = examination(of: payloads).answers
    if output.isWanted { for answers in answers { try writer.add(answers, in: &console) } }
    try writer.finish(in: &console)
    console.flush()
    return report(on: Array(zip(payloads, answers)), in: &console)
  }

  /// Reports the findings behind the answers, and compares these with what is expected.
  private func report(
    on asked: [(payload: InputPayload, answers: [RouteAnswer])],
    in console: inout Console
  ) -> ExitCode {
    var code = ExitCode.done
    for (payload, answers) in asked {
      if !output.isQuiet {
        let texts = payload.findings.texts(for: answers)
        for text in texts { console.report(text) }
        if output.format == .text, let rest = payload.hiddenFindings(besides: texts.count) {
          console.report(rest)
        }
      }
      if judge(answers, in: &console) == .findings { code = .findings }
    }
    return code
  }

  private func examination(of payloads: [InputPayload]) -> Examination {
    Examination(
      of: payloads,
      in: situation,
      app: arguments.app,
      expecting: expectation?.methods ?? []
    )
  }

  /// Writes the answers as cases with unique names.
  private func writeCases(
    for payloads: [InputPayload],
    in console: inout Console
  ) throws(CommandError) -> ExitCode {
    var names: [String: Int] = [:]
    var cases: [JSONTree] = []
    for (payload, answers) in zip(payloads, examination(of: payloads).answers) {
      for answer in answers {
        guard let body = payload.body else { continue }
        let count = names[answer.caseName, default: 0] + 1
        names[answer.caseName] = count
        let name = answer.caseName + (count == 1 ? "" : " (\(count))")
        cases.append(answer.caseJSON(named: name, payload: body))
      }
    }
    try output.deliver(PrintedText(["cases": .array(cases)] as JSONTree), in: &console)
    return .done
  }

  /// Compares the answers with the expected calls; an impossible situation misses nothing.
  private func judge(_ answers: [RouteAnswer], in console: inout Console) -> ExitCode {
    var code = ExitCode.done
    for answer in answers {
      guard let route = answer.route else { continue }
      if arguments.has(.exitStatus), route.calls.isEmpty { code = .findings }
      if let miss = expectation?.miss(in: answer) {
        console.report(miss)
        code = .findings
      }
    }
    return code
  }

  private func readPayloads(in console: Console) throws(CommandError) -> [InputPayload] {
    var payloads: [InputPayload] = []
    var errors: [FileMessage] = []
    let choice = ProviderChoice(arguments)
    for path in paths {
      do throws(FileMessage) {
        let situation = situation.start
        payloads += try InputPayload.all(path, for: situation, from: choice, in: console)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .file(errors) }
    return payloads
  }
}

// The result.
extension EvalCommand {
  private struct Writer {
    private let command: EvalCommand
    private var writer: OutputWriter
    /// Whether the answers are elements of a JSON array.
    private let isArray: Bool
    private let namesPayload: Bool
    private var isFirst = true

    init(
      _ command: EvalCommand,
      isArray: Bool,
      namesPayload: Bool,
      in console: Console
    ) throws(CommandError) {
      self.command = command
      self.isArray = isArray
      self.namesPayload = namesPayload
      writer = try OutputWriter(to: command.output, in: console)
    }

    mutating func add(_ group: [RouteAnswer], in console: inout Console) throws(CommandError) {
      for part in parts(of: group, in: console) { try writer.add(part, in: &console) }
      isFirst = false
    }

    mutating func finish(in console: inout Console) throws(CommandError) {
      if isArray { try writer.add(.endOfArray, in: &console) }
      try writer.finish()
    }

    private func parts(of group: [RouteAnswer], in console: Console) -> [PrintedText] {
      let output = command.output
      switch output.format {
      case .json: return elements(of: group)
      case .markdown: return spaced(PrintedText(page: AnswerTable(group).markdown))
      default:
        let page = output.text(in: console) {
          command.write(group, console.width, namesPayload: namesPayload, $0, to: &$1)
        }
        return command.arguments.has(.brief) ? [page] : spaced(page)
      }
    }

    private func spaced(_ page: PrintedText) -> [PrintedText] { isFirst ? [page] : ["\n", page] }

    private func elements(of group: [RouteAnswer]) -> [PrintedText] {
      command.json(of: group).enumerated().map { index, json in
        guard isArray else { return PrintedText(json) }
        return PrintedText(element: json, isFirst: isFirst && index == 0)
      }
    }
  }

  private func json(of answers: [RouteAnswer]) -> [JSONTree] {
    want.map { answers.flatMap($0.answers).map { $0.json } } ?? answers.map { $0.json }
  }

  private var detail: ReportDetail { arguments.has(.verbose) ? .all : .short }

  /// Writes a line for each state, a report for a payload in one state, or a table for several.
  private func write(
    _ group: [RouteAnswer],
    _ width: Int,
    namesPayload: Bool,
    _ style: TextStyle,
    to text: inout String
  ) {
    if let want {
      let answers = group.flatMap(want.answers)
      let limit = want.limit.count(usual: nil)
      WantReport(answers, limit: limit, style: style, detail: detail).write(to: &text)
    } else if arguments.has(.brief) {
      for answer in group {
        BriefReport(answer, namesPayload: namesPayload, style: style).write(to: &text)
      }
    } else if group.count == 1 {
      TextReport(group[0], style: style, detail: detail).write(to: &text)
    } else {
      StateTable(group, width: width, style: style, detail: detail).write(to: &text)
    }
  }
}
