import PushPayload
import PushRules
import Questions
import RouteReport

struct LintCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let mode: LintMode
  private let walk: FolderWalk
  private let lint: PayloadLint
  private var filter: FindingFilter
  private let limit: Int?
  private let countsOnly: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let headers = try arguments.headerFile(in: console)
    self.arguments = arguments
    countsOnly = arguments.has(.statistics)
    output = try OutputArguments(arguments)
    mode = try LintMode(arguments, output)
    try StatisticsFormat.check(arguments)
    limit = try arguments.limit()
    let reason = "an app is judged, and not fixed"
    try arguments.check(.app, without: [.diff, .fix], because: reason)
    try arguments.checkInput()
    let inputName = arguments.path(.own(.stdinFilename))
    let usual: FilePath = inputName == nil ? "." : .standardInput
    let named = arguments.operands.map { FilePath(argument: $0) }
    try LineArguments.checkNames(named)
    if inputName != nil, !named.isEmpty, !named.contains(.standardInput) {
      throw .noEffect(.flag(.stdinFilename), without: "- for standard input")
    }
    walk = FolderWalk(
      operands: named.isEmpty ? [usual] : named,
      wanted: try FolderSearch.Wanted(Self.endings, arguments),
      inputName: inputName ?? .standardInput
    )
    let countsFixes = mode != .report || output.format == .text && !countsOnly
    lint = try PayloadLint(arguments, headers, offersFixes: countsFixes)
    filter = try FindingFilter(arguments, console)
  }

  static let endings =
    [".json", ".apns", ".jsonc", ".json5"] + ContainerFormat.endings.map { $0.key }
    + ["hbs", "handlebars", "mustache", "j2", "jinja", "jinja2", "erb", "ejs", "tmpl", "tpl"]
    .map { ".json." + $0 }

  /// Checks all files; an unreadable or unwritable file is reported and does not stop the others.
  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let paths = walk.paths(in: console)
    var prepared = self
    try prepared.filter.prepare(for: paths.found.map { $0.path }, in: console)
    return try prepared.report(on: paths, in: &console)
  }

  private mutating func report(
    on paths: FolderWalk.Paths,
    in console: inout Console
  ) throws(ArgumentError) -> ExitCode {
    var errors = paths.errors
    var files: [FileFindings] = []
    var read: [InputFile] = []
    for path in paths.found {
      guard var file = linted(path, &read, &errors, in: &console) else { continue }
      file.failLevel = filter.failLevel(of: path.name)
      files.append(file)
    }
    var passedOver = paths.found.count + paths.absentCount - files.count
    let rows = try arguments.app.map { app throws(ArgumentError) in
      let count = files.count
      let rows = try self.rows(of: read, in: app, &files, console)
      passedOver += max(0, (app.code?.sources.count ?? 0) - (files.count - count))
      return rows
    }
    files += paths.errors.map { .failed($0) }
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    var report = LintReport(files)
    report.isComplete = errors.isEmpty
    report.passedOver = passedOver
    report.app = arguments.app?.code?.profile
    report.isMended = mode != .report
    report.rows = rows
    let writesBaseline = try filter.write(files, in: &console)
    if !writesBaseline, output.isWanted {
      try output.deliver(try result(of: report, files, in: console), in: &console)
    }
    if !output.isQuiet { reportCounts(report, in: &console) }
    let isListed = mode != .diff && !countsOnly && !writesBaseline
    if !isListed || !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    guard errors.isEmpty else { return .failure }
    return report.hasFailure && !writesBaseline ? .findings : .done
  }

  /// Adds what is wrong with the app and with the pushes for it, and returns what these run there.
  private mutating func rows(
    of files: [InputFile],
    in app: StatedApp,
    _ findings: inout [FileFindings],
    _ console: Console
  ) throws(ArgumentError) -> [AppRow] {
    // Headers with mistakes count as unstated.
    let flags = arguments.flags.filter { flag in
      guard let member = flag.key.input else { return false }
      return member == .system || member.words.contains { flag.values.contains($0) }
    }
    let asked = StatedSituation(arguments.with(flags: flags))
    let headers = try? RequestHeaders(lint.headerFile)
    let situation = try SituationArguments(asked, headers: headers)
    let pushes = files.flatMap { file in
      let choice = lint.choice(for: file.path)
      return (try? InputPayload.all(checking: file, for: situation.start, from: choice)) ?? []
    }
    let found =
      app.code.map { $0.findings(in: $0.ownTargets, sent: pushes, as: situation.pushType) } ?? []
    try filter.prepare(for: found.map { $0.source }, in: console)
    findings = filter.adding(found, to: findings, in: console)
    let examination = Examination(of: pushes, in: situation, app: app, findings: findings)
    return examination.answers.flatMap { examination.rows($0) }
  }

  /// Checks a file; returns nil for a file of a folder that is not a push.
  private func linted(
    _ path: FolderWalk.Path,
    _ read: inout [InputFile],
    _ errors: inout [FileMessage],
    in console: inout Console
  ) -> FileFindings? {
    do throws(FileMessage) {
      if mode == .fix { try checkMendable(path, in: console) }
      let bytes = try InputFile(path.path, within: path.root, in: console).bytes
      if path.folder != nil, FoundText(path.path, bytes) != .push {
        // It may be what an earlier call wrote.
        if output.file != nil || arguments.has(.writeBaseline) { console.world.release(path.path) }
        return nil
      }
      if arguments.app != nil { read.append(InputFile(path.name, bytes: bytes)) }
      var lint = lint
      if let chosen = path.chosen {
        let file = InputFile(path.name, bytes: bytes)
        try file.check(chosen, from: lint.choice(for: path.name))
        lint.chosen = chosen
      }
      let known = filter.baseline.known(in: path.path, console)
      if mode == .report { return lint.file(path.name, bytes, known: known) }
      let changesPushes = arguments.has(.unsafeFixes)
      let file = lint.mending(path.name, bytes, known: known, changingPushes: changesPushes)
      return mode == .diff
        ? lint.findings(of: file, known, asDifference: true)
        : mended(path, file, &errors, in: &console)
    } catch {
      if error.code == LintCode.tooLarge.code {
        let isWanted = path.root.map { beginsLikePush(path.path, within: $0, in: console) } ?? true
        return isWanted ? lint.tooLarge(path.name, error.message) : nil
      }
      errors.append(error)
      return .failed(error)
    }
  }

  private func beginsLikePush(
    _ path: FilePath,
    within root: FilePath,
    in console: Console
  ) -> Bool {
    let source = try? console.world.open(path, within: root)
    let start = try? source?.read(behind: [], limit: FoundText.lengthOfStart)
    return start.map { PushScan(in: $0).hasAps } ?? false
  }

  /// Refuses JSON in the call, and a pipe or a device before waiting for its input: neither can be
  /// rewritten.
  private func checkMendable(_ path: FolderWalk.Path, in console: Console) throws(FileMessage) {
    if path.name == .argument, path.path != path.name {
      throw .unwritable(path.name, .refused("is no file; --diff shows the fixes"))
    }
    guard console.world.kind(of: path.path) == .other else { return }
    throw .unwritable(path.name, .refused("is a pipe or a device"))
  }

  /// Fixes a file; if it cannot be written, one more finding has the reason.
  private func mended(
    _ path: FolderWalk.Path,
    _ file: MendedFile,
    _ errors: inout [FileMessage],
    in console: inout Console
  ) -> FileFindings {
    let new = file.mending.bytes
    let known = filter.baseline.known(in: path.path, console)
    guard file.mending.fixCount > 0 else { return lint.findings(of: file, known) }
    do {
      try console.world.rewrite(path.path, within: path.root, from: file.bytes, to: new)
      return lint.findings(of: file, known)
    } catch {
      let message = FileMessage.unwritable(path.name, error)
      errors.append(message)
      return lint.file(path.name, file.bytes, known: known).adding(.failed(message))
    }
  }

  /// Reports the number of fixes unless the result does, and obsolete findings of the baseline.
  private func reportCounts(_ report: LintReport, in console: inout Console) {
    let known = report.known
    if let verb {
      let offers = OfferedFixes(of: report.files).clauses(isMore: true)
      let words = (["\(verb) \(report.mendedWords)"] + offers).joined(separator: "; ")
      console.report(PrintedText("pushroute: " + words))
    }
    if known.gone > 0 {
      let gone = known.gone.counted("finding") + " of the baseline no longer occur"
      console.warn("\(gone)\(known.gone == 1 ? "s" : ""); update it with --write-baseline")
    }
  }

  /// The verb of the message that counts the fixes, or nil if the result counts them.
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
  ) throws(ArgumentError) -> PrintedText {
    if mode == .diff { return try output.patch(files.compactMap { $0.difference }, in: console) }
    if countsOnly { return StatisticsFormat.text(of: report.statistics, output, in: console) }
    return output.render(report, report.json, in: console) {
      $1 = report.text(style: $0, most: limit)
    }
  }
}

extension FileFindings {
  static func failed(_ message: FileMessage) -> FileFindings {
    let code = message.code ?? LintCode.unreadable.code
    return FileFindings(message.path, [], [Finding(code, .error, message.message)])
  }
}
