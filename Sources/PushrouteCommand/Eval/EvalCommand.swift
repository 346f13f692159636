import AppProfile
import PushPayload
import PushRules
import Questions
import RouteReport

struct EvalCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let situation: SituationArguments
  /// The methods that have to run, in order, or nil.
  private let expected: [DelegateMethod]?
  private let want: WantArguments?
  private let paths: [FilePath]
  private let lint: PayloadLint
  private var filter: FindingFilter

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    self.arguments = arguments
    let file = try arguments.headerFile(in: console)
    let headers = try RequestHeaders(file)
    output = try OutputArguments(arguments)
    situation = try SituationArguments(StatedSituation(arguments), headers: headers)
    expected = try arguments[.expect].map { text throws(ArgumentError) in
      try MethodList.methods(text.commaWords, of: .flag(.expect), empty: "nothing")
    }
    want = try WantArguments(arguments)
    paths = try arguments.inputs(in: console, else: .missingPayload)
    try LineArguments.checkNames(paths, and: " and --state")
    if want != nil {
      let reason = "changes are printed as text or JSON"
      try arguments.check(.want, formats: [.text, .json], because: reason)
    }
    try arguments.check(.brief, without: [.verbose, .want], formats: [.text])
    lint = try PayloadLint(arguments, file)
    filter = try FindingFilter(arguments, console)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let payloads = try readPayloads(in: console)
    if !output.isQuiet {
      let named = MethodList.warnings((arguments[.expect] ?? "").commaWords, of: .flag(.expect))
      for warning in situation.warnings + named { console.warn(warning) }
      for note in want?.methods.notes ?? [] { console.report(PrintedText("pushroute: " + note)) }
    }
    let examination = try examination(of: payloads, in: console)
    if output.format == .case {
      try output.deliver(cases(for: payloads, examination.answers), in: &console)
      return .done
    }
    if output.isWanted { try output.deliver(result(examination, in: console), in: &console) }
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
  ) throws(ArgumentError) -> Examination {
    var filter = filter
    var seen: Set<FilePath> = []
    let pushes = payloads.compactMap { $0.found?.file }.filter { seen.insert($0.path).inserted }
    let code = arguments.app?.code
    let found =
      code.map { $0.findings(in: $0.ownTargets, sent: payloads, as: situation.pushType) } ?? []
    try filter.prepare(for: pushes.map { $0.path } + found.map { $0.source }, in: console)
    let files = pushes.map { file in
      lint.file(file.path, file.bytes, known: filter.baseline.known(in: file.path, console))
    }
    return Examination(
      of: payloads,
      in: situation,
      app: arguments.app,
      findings: filter.adding(found, to: files, in: console),
      expecting: expected ?? [],
      askingForBadge: arguments[.want] == WantArguments.badge
    )
  }

  /// The answers as cases with unique names.
  private func cases(for payloads: [InputPayload], _ answers: [[RouteAnswer]]) -> PrintedText {
    var names: [String: Int] = [:]
    var cases: [JSONTree] = []
    for (payload, answers) in zip(payloads, answers) {
      for answer in answers {
        guard let body = payload.body else { continue }
        let count = names[answer.caseName, default: 0] + 1
        names[answer.caseName] = count
        let name = answer.caseName + (count == 1 ? "" : " (\(count))")
        cases.append(answer.caseJSON(named: name, payload: body))
      }
    }
    return PrintedText(["cases": .array(cases)] as JSONTree)
  }

  /// Compares the answers with the expected calls; an impossible situation misses nothing.
  private func judge(_ answers: [RouteAnswer], in console: inout Console) -> ExitCode {
    var code = ExitCode.done
    for answer in answers {
      guard let route = answer.route else { continue }
      let got = route.calls.map(\.method)
      if arguments.has(.exitStatus), got.isEmpty { code = .findings }
      guard let expected, got != expected else { continue }
      let place = "\(answer.payload.source.printed): \(answer.situation.state.fullName)"
      let miss = "\(place): expected \(Self.words(expected)), got \(Self.words(got))"
      console.report(PrintedText(miss))
      code = .findings
    }
    return code
  }

  private static func words(_ methods: [DelegateMethod]) -> String {
    methods.isEmpty ? "nothing" : methods.map(\.name).joined(separator: ", ")
  }

  private func readPayloads(in console: Console) throws(ArgumentError) -> [InputPayload] {
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
    guard errors.isEmpty else { throw .files(errors) }
    return payloads
  }

  /// The answers in the stated format; as text, the findings below them.
  private func result(_ examination: Examination, in console: Console) -> PrintedText {
    let groups = examination.answers
    let markdown = { groups.map { $0.markdown }.joined(separator: "\n") }
    return output.render(json(examination), markdown: markdown(), in: console) { style, text in
      let findings = showsFindings ? examination.findingsInWords(style: style, call: lintCall) : ""
      for (index, group) in groups.enumerated() {
        if index > 0, !arguments.has(.brief) { text += "\n" }
        write(group, of: examination, above: findings, console.width, style, to: &text)
      }
      if !findings.isEmpty { text += "\n" + findings }
    }
  }

  /// The answers as an array, unless the call asks for one.
  private func json(_ examination: Examination) -> JSONTree {
    let groups = examination.answers
    let all = groups.flatMap { group in
      want.map { group.flatMap($0.answers).map { $0.json } } ?? group.map(examination.json)
    }
    let isOne = groups.count == 1 && situation.hasOneState && want?.methods.isAmbiguous != true
    return isOne ? all[0] : .array(all)
  }

  /// The call that lists all findings, or nil for standard input, which has been read.
  private var lintCall: String? {
    guard !paths.contains(.standardInput) else { return nil }
    let words = arguments.operands + (arguments[.app].map { ["--app", $0] } ?? [])
    return (["pushroute lint"] + words.map(PrintableText.shellWord)).joined(separator: " ")
  }

  private var detail: ReportDetail { arguments.has(.verbose) ? .all : .short }

  /// Writes a line for each state, a report for a payload in one state, or a table for several.
  private func write(
    _ group: [RouteAnswer],
    of examination: Examination,
    above findings: String,
    _ width: Int,
    _ style: TextStyle,
    to text: inout String
  ) {
    let lines = findings.isEmpty ? 0 : findings.utf8.count { $0 == 0x0A } + 1
    if let want {
      let answers = group.flatMap(want.answers)
      WantReport(answers, limit: want.limit, style: style, detail: detail).write(to: &text)
    } else if arguments.has(.brief) {
      let namesPayload = examination.answers.count > 1
      for answer in group {
        text += answer.brief(namesPayload: namesPayload, style: style)
      }
    } else if group.count == 1 {
      TextReport(group[0], style: style, detail: detail, above: lines).write(to: &text)
    } else {
      let rows = examination.rows(group)
      StateTable(group, ofApp: rows, width: width, style: style, detail: detail, above: lines)
        .write(to: &text)
    }
  }
}
