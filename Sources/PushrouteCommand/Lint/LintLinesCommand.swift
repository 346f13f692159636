import PushPayload
import PushRules
import Questions
import RouteReport

struct LintLinesCommand: Sendable {
  private let output: OutputArguments
  private let lines: LineArguments
  private let answerer: LintLineAnswerer

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
    answerer = LintLineAnswerer(
      lint: try PayloadLint(arguments, headers),
      failLevel: arguments.failLevel(under: arguments.configuration),
      path: lines.path,
      format: arguments.has(.statistics)
        ? .statistics : LintLineFormat(rawValue: output.format.rawValue) ?? .objects
    )
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let complaint = "a finding of the level \(answerer.failLevel.name) or above"
    var run = LineRun(lines: lines, output: output, complaint: complaint, answerer: answerer)
    run.frame = answerer.format.frame
    let code = try run.run(in: &console)
    if answerer.format == .statistics, output.isWanted {
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
    (self.lint, self.failLevel) = (lint, failLevel)
    (self.path, self.format) = (path, format)
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

enum LintLineFormat: String, Sendable {
  /// A JSON object for each line.
  case objects
  /// GitHub workflow commands with line numbers.
  case github
  /// One SARIF log.
  case sarif
  /// Counts over all lines.
  case statistics

  var frame: LineFrame {
    guard self == .sarif else { return LineFrame() }
    let log = LintReport.sarifFrame(version: Version.number)
    return LineFrame(head: log.head, tail: log.tail, separator: ",")
  }

  func add(_ file: FileFindings, number: Int, to answer: inout BlockAnswer) {
    switch self {
    case .objects: answer.append(line: number, file.jsonOfLine.restOfLine)
    case .github: answer.bytes += PrintedText(commands: LintReport([file]).github).text.utf8
    case .sarif:
      for result in LintReport([file]).sarifResults {
        answer.bytes += ",\n".utf8
        answer.bytes += result.compactText.utf8
      }
    case .statistics: break
    }
  }
}

enum StatisticsFormat: Sendable {
  static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    let others: [FlagName] = [.fix, .diff, .writeBaseline]
    try arguments.check(.statistics, without: others, because: "it counts what is found")
    let reason = "counts are printed as text or JSON"
    try arguments.check(.statistics, formats: [.text, .json], because: reason)
  }

  static func text(
    of statistics: LintStatistics,
    _ output: OutputArguments,
    in console: Console
  ) -> PrintedText {
    output.render(statistics.json, in: console) { $1 = statistics.text(style: $0) }
  }
}

extension CommandFlag {
  static let statistics = CommandFlag(
    .statistics,
    help: "print only how many findings each code has"
  )
}
