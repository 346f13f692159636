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
  private let lint: PayloadLint
  private var filter: FindingFilter

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    let file = try arguments.headerFile(in: console)
    let headers = try RequestHeaders(file)
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
      lint = try PayloadLint(arguments, file)
    } catch {
      throw .arguments(error)
    }
    filter = try FindingFilter(arguments, .report, console)
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
    let examination = try examination(of: payloads, in: console)
    var writer = try Writer(self, isArray: isArray, namesPayload: namesPayload, in: console)
    if output.isWanted {
      for answers in examination.answers { try writer.add(answers, examination, in: &console) }
      if showsFindings { try writer.add(findings: examination, in: &console) }
    }
    try writer.finish(in: &console)
    console.flush()
    if !output.isQuiet, !showsFindings, output.format != .json || arguments.app == nil {
      let findings = examination.findingsInWords(call: lintCall).dropLast()
      if !findings.isEmpty { console.report(PrintedText(page: String(findings))) }
    }
    let codes = examination.answers.map { judge($0, in: &console) }
    return codes.contains(.findings) ? .findings : .done
  }

  /// Whether the findings are part of the result: not where other programs read it.
  private var showsFindings: Bool { output.format == .text && !arguments.has(.brief) }

  private func examination(
    of payloads: [InputPayload],
    in console: Console
  ) throws(CommandError) -> Examination {
    var filter = filter
    var seen: Set<FilePath> = []
    let pushes = payloads.compactMap { $0.found?.file }.filter { seen.insert($0.path).inserted }
    let code = arguments.app?.code
    let found = code.map { $0.findings(in: $0.ownTargets, sent: payloads) } ?? []
    try filter.prepare(for: pushes.map { $0.path } + found.map { $0.source }, in: console)
    let files = pushes.map { file in
      lint.file(file.path, file.bytes, known: filter.baseline.known(in: file.path, console))
    }
    return Examination(
      of: payloads,
      in: situation,
      app: arguments.app,
      findings: filter.adding(found, to: files, in: console),
      expecting: expectation?.methods ?? [],
      askingForBadge: WantArguments.isAboutBadge(arguments)
    )
  }

  /// Writes the answers as cases with unique names.
  private func writeCases(
    for payloads: [InputPayload],
    in console: inout Console
  ) throws(CommandError) -> ExitCode {
    var names: [String: Int] = [:]
    var cases: [JSONTree] = []
    let examination = try examination(of: payloads, in: console)
    for (payload, answers) in zip(payloads, examination.answers) {
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

    mutating func add(
      _ group: [RouteAnswer],
      _ examination: Examination,
      in console: inout Console
    ) throws(CommandError) {
      for part in parts(of: group, examination, in: console) { try writer.add(part, in: &console) }
      isFirst = false
    }

    mutating func add(
      findings examination: Examination,
      in console: inout Console
    ) throws(CommandError) {
      let page = command.output.text(in: console) {
        $1 = examination.findingsInWords(style: $0, call: command.lintCall)
      }
      for part in page.text.isEmpty ? [] : spaced(page) { try writer.add(part, in: &console) }
    }

    mutating func finish(in console: inout Console) throws(CommandError) {
      if isArray { try writer.add(.endOfArray, in: &console) }
      try writer.finish()
    }

    private func parts(
      of group: [RouteAnswer],
      _ examination: Examination,
      in console: Console
    ) -> [PrintedText] {
      let output = command.output
      switch output.format {
      case .json: return elements(of: group, examination)
      case .markdown: return spaced(PrintedText(page: AnswerTable(group).markdown))
      default:
        let page = output.text(in: console) {
          command.write(group, of: examination, console.width, namesPayload, $0, to: &$1)
        }
        return command.arguments.has(.brief) ? [page] : spaced(page)
      }
    }

    private func spaced(_ page: PrintedText) -> [PrintedText] { isFirst ? [page] : ["\n", page] }

    private func elements(
      of group: [RouteAnswer],
      _ examination: Examination
    ) -> [PrintedText] {
      let want = command.want
      let all =
        want.map { group.flatMap($0.answers).map { $0.json } } ?? group.map(examination.json)
      return all.enumerated().map { index, json in
        guard isArray else { return PrintedText(json) }
        return PrintedText(element: json, isFirst: isFirst && index == 0)
      }
    }
  }

  /// The call that lists all findings, or nil for standard input, which is read already.
  private var lintCall: String? {
    guard !paths.contains(.standardInput) else { return nil }
    let app = arguments[.app].map { " --app " + PrintableText.escaped($0) } ?? ""
    return "pushroute lint " + paths.map { $0.printed }.joined(separator: " ") + app
  }

  private var detail: ReportDetail { arguments.has(.verbose) ? .all : .short }

  /// Writes a line for each state, a report for a payload in one state, or a table for several.
  private func write(
    _ group: [RouteAnswer],
    of examination: Examination,
    _ width: Int,
    _ namesPayload: Bool,
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
    } else {
      let findings = examination.findingsInWords(call: lintCall)
      let lines = findings.isEmpty ? 0 : findings.utf8.count { $0 == 0x0A } + 1
      if group.count == 1 {
        TextReport(group[0], style: style, detail: detail, above: lines).write(to: &text)
      } else {
        let rows = examination.rows(group)
        StateTable(group, ofApp: rows, width: width, style: style, detail: detail, above: lines)
          .write(to: &text)
      }
    }
  }
}
