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
        inputName: arguments.path("stdin-filename") ?? .standardInput,
        extensions: [".json", ".apns"]
      )
      lint = try PayloadLint(arguments, file)
    } catch {
      throw .arguments(error)
    }
  }

  /// Looks through all files; one that cannot be read or written keeps no other from it, and stands
  /// in the report like a finding.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var files: [FileFindings] = []
    for path in paths.found { files.append(linted(path, &errors, in: &console)) }
    files += paths.errors.map { PayloadLint.failed($0) }
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    let mended = LintReport.Mended(files)
    let report = LintReport(
      files,
      failLevel: failLevel,
      isComplete: errors.isEmpty,
      mended: mode == .report ? nil : mended
    )
    if output.isWanted {
      try output.deliver(result(of: report, files, in: console), in: &console)
    }
    if !output.isQuiet { tell(mended, files, in: &console) }
    if mode == .diff || !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    guard errors.isEmpty else { return .failure }
    return report.fails ? .findings : .done
  }

  private func linted(
    _ path: FolderWalk.Path,
    _ errors: inout [FileMessage],
    in console: inout Console
  ) -> FileFindings {
    do throws(FileMessage) {
      if mode == .fix { try checkMendable(path, in: console) }
      let bytes = try InputFile(path.path, in: console).bytes
      switch mode {
      case .report: return lint.file(path.name, bytes)
      case .diff: return lint.difference(path.name, bytes, lint.mending(path.name, bytes))
      case .fix: return mended(path, bytes, &errors, in: &console)
      }
    } catch {
      if error.code == LintCode.tooLarge.code { return lint.tooLarge(path.name, error.message) }
      errors.append(error)
      return PayloadLint.failed(error)
    }
  }

  /// Refuses a pipe or a device before it is waited for: nothing could be written back to it.
  private func checkMendable(
    _ path: FolderWalk.Path,
    in console: Console
  ) throws(FileMessage) {
    guard console.world.isStream(path.path) else { return }
    throw .unwritable(path.name, .refused("found a pipe or a device, expected a file"))
  }

  /// Mends a file; if it cannot be written, the findings stay and one more says why.
  private func mended(
    _ path: FolderWalk.Path,
    _ bytes: [UInt8],
    _ errors: inout [FileMessage],
    in console: inout Console
  ) -> FileFindings {
    let mending = lint.mending(path.name, bytes)
    guard mending.fixCount > 0 else { return lint.remaining(path.name, mending) }
    do {
      try console.mend(path.path, within: path.folder, from: bytes, to: mending.bytes)
      return lint.remaining(path.name, mending)
    } catch {
      let message = FileMessage.unwritable(path.name, error)
      errors.append(message)
      return lint.file(path.name, bytes).adding(Finding(message))
    }
  }

  /// Counts the fixes, unless the result does, and the lines that a difference writes out.
  private func tell(
    _ mended: LintReport.Mended,
    _ files: [FileFindings],
    in console: inout Console
  ) {
    if let verb { console.report(PrintedText("pushroute: \(verb) \(mended.words)")) }
    let hidden = files.reduce(0) { $0 + ($1.difference?.hiddenLineCount ?? 0) }
    guard hidden > 0, output.file == nil else { return }
    console.warn(
      "\(hidden.counted("line")) of the difference hold what terminals do not show, which is "
        + "written out: to apply it, write it with -o"
    )
  }

  /// The verb of the line that counts the fixes, unless the result counts them.
  private var verb: String? {
    switch mode {
    case .report: nil
    case .fix: output.format == .text ? nil : "fixed"
    case .diff: "would fix"
    }
  }

  private func result(
    of report: LintReport,
    _ files: [FileFindings],
    in console: Console
  ) -> PrintedText {
    if mode == .diff {
      return PrintedText(files.compactMap { $0.difference }, forFile: output.file != nil)
    }
    return switch output.format {
    case .json: PrintedText(report.json)
    case .sarif: PrintedText(report.sarif(version: Version.number))
    case .github: PrintedText(page: report.github)
    case .junit: PrintedText(page: report.junit)
    case .text, .markdown, .csv, .mermaid, .svg, .case, .scenario:
      PrintedText(page: report.text(style: output.style(in: console)))
    }
  }
}

extension Finding {
  /// Creates the finding that a file, or a folder, cannot be read or written.
  fileprivate init(_ message: FileMessage) {
    self.init(message.code ?? LintCode.unreadable.code, .error, message.message)
  }
}

extension PayloadLint {
  /// Returns the finding for a file, or a folder, that cannot be read or written.
  fileprivate static func failed(_ message: FileMessage) -> FileFindings {
    FileFindings(message.path, [], [Finding(message)])
  }
}
