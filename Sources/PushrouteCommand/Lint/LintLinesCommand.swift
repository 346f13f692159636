internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct LintLinesCommand: Sendable {
  private let output: OutputArguments
  private let lines: LineArguments
  private let failLevel: Severity
  private let lint: PayloadLint
  private let format: LintLineFormat

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let headers = try arguments.headerFile(in: console)
    output = try OutputArguments(arguments)
    lines = try LineArguments(
      arguments,
      in: console,
      without: [
        .app, .fix, .limit, .unsafeFixes, .diff, .exclude, .baseline, .writeBaseline,
      ],
      formats: [.text, .json, .sarif, .github]
    )
    try StatisticsFormat.check(arguments)
    failLevel = arguments.failLevel(under: arguments.configuration)
    lint = try PayloadLint(arguments, headers)
    format = arguments.has(.statistics) ? .statistics : LintLineFormat(output.format)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let complaint = "a finding of the level \(failLevel.name) or above"
    let answerer = LintLineAnswerer(
      lint: lint,
      failLevel: failLevel,
      path: lines.path,
      format: format
    )
    var run = LineRun(lines: lines, output: output, complaint: complaint, answerer: answerer)
    run.frame = format.frame
    let code = try run.run(in: &console)
    if format == .statistics, output.isWanted {
      let statistics = run.total.statistics
      try output.deliver(StatisticsFormat.text(of: statistics, output, in: console), in: &console)
    }
    return code
  }
}

private struct LintLineAnswerer: LineAnswerer {
  let lint: PayloadLint
  let failLevel: Severity
  let path: FilePath
  let format: LintLineFormat
  private let takesPayloads: Bool
  private var usual = OutlineAnswers()

  init(lint: PayloadLint, failLevel: Severity, path: FilePath, format: LintLineFormat) {
    self.lint = lint
    self.failLevel = failLevel
    self.path = path
    self.format = format
    takesPayloads = lint.choice(for: path).takesPayloads && !path.hasEnding(".apns")
  }

  mutating func answer(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer) {
    guard takesPayloads, format == .objects else {
      return add(lint.line(path, text.array, number: number), number: number, to: &answer)
    }
    let looked = usual.add(text, number: number, failLevel: failLevel, to: &answer) {
      [lint, path] in
      lint.line(path, text.array, number: number)
    }
    if let looked { add(looked, number: number, to: &answer) }
  }

  func refuse(lineNumber number: Int, to answer: inout BlockAnswer) {
    let message = FileMessage.tooLong(path).message
    add(lint.tooLarge(path, message), number: number, to: &answer)
  }

  private func add(_ file: FileFindings, number: Int, to answer: inout BlockAnswer) {
    format.add(file, number: number, to: &answer)
    if format == .statistics { for finding in file.findings { answer.statistics.add(finding) } }
    if file.findings.contains(where: { $0.severity >= failLevel }) { answer.badCount += 1 }
  }
}
