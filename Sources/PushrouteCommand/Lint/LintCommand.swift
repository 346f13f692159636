internal import PushPayload
internal import PushRules
internal import RouteReport

/// What is wrong with payloads and their request headers, and the mending of what is safe to mend.
struct LintCommand: Sendable {
  private let output: OutputArguments
  private let mode: LintMode
  private let failLevel: Severity
  private let walk: FolderWalk
  private let lint: PayloadLint

  /// Reads the arguments, and the file of headers if they name one.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let file = try HeaderFile(of: arguments, in: console)
    do {
      try LineArguments.checkAbsence(in: arguments)
      output = try OutputArguments(arguments)
      mode = try LintMode(arguments, output)
      failLevel = Severity(named: arguments["fail-severity"]) ?? .warning
      walk = FolderWalk(
        operands: try arguments.inputs(in: console, else: .missingPayload),
        inputName: arguments["stdin-filename"] ?? "-",
        extensions: [".json", ".apns"]
      )
      lint = try PayloadLint(arguments, file)
    } catch {
      throw .arguments(error)
    }
  }

  /// Looks through all files; one that cannot be read does not keep the others from it.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var files: [FileFindings] = []
    for path in paths.found {
      do {
        files.append(try linted(path, in: &console))
      } catch {
        errors.append(error)
      }
    }
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    let mended = LintReport.Mended(files)
    let report = LintReport(
      files,
      failLevel: failLevel,
      isComplete: errors.isEmpty,
      mended: mode == .report ? nil : mended
    )
    if output.isWanted {
      try output.deliver(text(of: report, files, in: console), in: &console)
    }
    if !output.isQuiet, let verb = verb { console.report("pushroute: \(verb) \(mended.words)") }
    for error in errors { console.report(error.text) }
    guard errors.isEmpty else { return .failure }
    return report.fails ? .findings : .done
  }

  private func linted(
    _ path: FolderWalk.Path,
    in console: inout Console
  ) throws(FileMessage) -> FileFindings {
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path.path, in: console).bytes
    } catch {
      guard error.code == LintCode.tooLarge.code else { throw error }
      return lint.tooLarge(path.name, error.message)
    }
    switch mode {
    case .report: return lint.file(path.name, bytes)
    case .diff: return lint.difference(path.name, bytes, lint.mending(path.name, bytes))
    case .fix:
      let mending = lint.mending(path.name, bytes)
      if mending.fixCount > 0 { try write(mending.bytes, to: path.path, in: &console) }
      return lint.remaining(path.name, mending)
    }
  }

  private func write(
    _ bytes: [UInt8],
    to path: String,
    in console: inout Console
  ) throws(FileMessage) {
    do {
      try console.write(bytes, toFile: path)
    } catch {
      let message = "cannot write: " + error.message
      throw FileMessage(path: path, severity: .error, message: message)
    }
  }

  /// The verb of the line that counts the fixes, unless the result counts them.
  private var verb: String? {
    switch mode {
    case .report: nil
    case .fix: output.format == .text ? nil : "fixed"
    case .diff: "would fix"
    }
  }

  private func text(
    of report: LintReport,
    _ files: [FileFindings],
    in console: Console
  ) -> String {
    if mode == .diff { return files.map { $0.difference }.joined() }
    return switch output.format {
    case .json: report.json.text
    case .sarif: report.sarif(version: PushrouteCommand.version).text
    case .github: report.github
    case .junit: report.junit
    case .text, .markdown, .csv, .mermaid, .svg:
      report.text(style: output.style(in: console))
    }
  }
}
