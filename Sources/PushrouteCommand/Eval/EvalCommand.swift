internal import PushPayload
internal import PushRules
internal import RouteReport

/// Answers which callbacks a push fires, in which order, and why the others do not.
struct EvalCommand: Sendable {
  let arguments: ParsedArguments
  let output: OutputArguments
  private let situation: SituationArguments
  private let expectation: Expectation?
  let want: WantArguments?
  private let paths: [FilePath]

  /// Reads the arguments, and the file of headers if they name one.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    let headers = try RequestHeaders(of: arguments, in: console)
    do throws(ArgumentError) {
      try LineArguments.checkAbsence(in: arguments)
      output = try OutputArguments(arguments)
      situation = try SituationArguments(StatedSituation(arguments), headers: headers)
      expectation = try Expectation(arguments["expect"])
      want = try WantArguments(arguments)
      paths = try arguments.inputs(in: console, else: .missingPayload)
      let lines = paths.first { path in
        [".ndjson", ".jsonl"].contains { path.bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
      }
      if let lines { throw ArgumentError.manyLines(lines.printed) }
      if want != nil, [.markdown, .csv, .case].contains(output.format) {
        let format = "--format " + output.format.rawValue
        throw .contradiction("--want", format, because: "changes are printed as text or JSON")
      }
      try Self.checkDetail(arguments, output)
    } catch {
      throw .arguments(error)
    }
  }

  /// Whether the answers must name their payload.
  var hasSeveralPayloads: Bool { paths.count > 1 }

  /// Refuses flags that contradict `--brief`.
  private static func checkDetail(
    _ arguments: ParsedArguments,
    _ output: OutputArguments
  ) throws(ArgumentError) {
    guard arguments.has("brief") else { return }
    for flag in ["verbose", "want"] where arguments.has(flag) {
      throw .contradiction("--brief", "--" + flag)
    }
    guard output.format == .text else {
      throw .contradiction("--brief", "--format " + output.format.rawValue)
    }
  }

  /// Answers for every payload and state.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let payloads = try readPayloads(in: console)
    let named = ["want", "expect"].flatMap {
      MethodList.warnings(arguments[$0], of: "--" + $0)
    }
    if !output.isQuiet { for warning in situation.warnings + named { console.warn(warning) } }
    if output.format == .case { return try writeCases(for: payloads, in: &console) }
    let isArray = output.format == .json && (payloads.count > 1 || !situation.hasOneState)
    var writer = try Writer(self, isArray: isArray, in: console)
    var code = ExitCode.done
    for payload in payloads {
      let answers = answers(for: payload)
      if !output.isQuiet {
        for text in payload.findings.texts(for: answers) { console.report(text) }
      }
      if output.isWanted { try writer.add(answers, in: &console) }
      if judge(answers, in: &console) == .findings { code = .findings }
    }
    try writer.finish(in: &console)
    return code
  }

  /// The answers for a payload, each with the findings that change it.
  private func answers(for payload: InputPayload) -> [RouteAnswer] {
    situation.stating(payload.headers).answers(for: payload.summary)
      .map { $0.adding(payload.findings) }
  }

  /// Writes the answers as cases with unique names.
  private func writeCases(
    for payloads: [InputPayload],
    in console: inout Console
  ) throws(CommandError) -> ExitCode {
    var names: [String: Int] = [:]
    var cases: [JSONTree] = []
    for payload in payloads {
      for answer in answers(for: payload) {
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
      if arguments.has("exit-status"), route.calls.isEmpty { code = .findings }
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
        payloads.append(try InputPayload(path, for: situation, from: choice, in: console))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .file(errors) }
    return payloads
  }
}
