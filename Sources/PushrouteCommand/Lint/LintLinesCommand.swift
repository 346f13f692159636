internal import PushPayload
internal import PushRules
internal import RouteReport

/// What is wrong with many payloads: one line in, one line out.
struct LintLinesCommand: Sendable {
  private let output: OutputArguments
  private let lines: LineArguments
  private let failLevel: Severity
  private let lint: PayloadLint

  /// Reads the arguments, and the file of headers if they name one.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let file = try HeaderFile(of: arguments, in: console)
    do throws(ArgumentError) {
      output = try OutputArguments(arguments)
      lines = try LineArguments(arguments, in: console, without: ["fix", "diff", "stdin-filename"])
      failLevel = Severity(named: arguments["fail-severity"]) ?? .warning
      lint = try PayloadLint(arguments, file)
    } catch {
      throw .arguments(error)
    }
  }

  /// Looks through all lines.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let complaint = "a finding of the level \(failLevel.name) or above"
    var run = LineRun(lines, output, complaint: complaint) { [lint, failLevel, lines] in
      LintLineAnswerer(lint: lint, failLevel: failLevel, path: lines.path)
    }
    return try run.run(in: &console)
  }
}

/// Looks through one payload a line.
private struct LintLineAnswerer: LineAnswerer {
  let lint: PayloadLint
  let failLevel: Severity
  let path: FilePath
  private var usual = OutlineAnswers()

  init(lint: PayloadLint, failLevel: Severity, path: FilePath) {
    self.lint = lint
    self.failLevel = failLevel
    self.path = path
  }

  mutating func answer(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer) {
    let known =
      lint.choice.takesPayloads && !path.hasEnding(".apns")
      ? usual.answer(text) {
        let file = lint.file(path, text.array, asLine: number)
        return file.findings.isEmpty ? file.jsonOfLine.restOfLine : nil
      } : nil
    if let known { return answer.append(line: number, known) }
    add(lint.file(path, text.array, asLine: number), number: number, to: &answer)
  }

  func refuse(lineNumber number: Int, to answer: inout BlockAnswer) {
    let message = FileMessage.tooLong(path).message
    add(lint.tooLarge(path, message), number: number, to: &answer)
  }

  private func add(_ file: FileFindings, number: Int, to answer: inout BlockAnswer) {
    answer.append(line: number, file.jsonOfLine.restOfLine)
    if file.findings.contains(where: { $0.severity >= failLevel }) { answer.badCount += 1 }
  }
}
