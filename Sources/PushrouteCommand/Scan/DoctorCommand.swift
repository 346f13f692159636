internal import AppProfile
internal import PushPayload
internal import Questions
internal import RouteReport

/// Reports what will not work in an app, and which callbacks it gets for pushes.
struct DoctorCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let app: AppCode
  /// The sources of an older version, or nil.
  private let older: AppFolder?
  private var pushes: [InputPayload] = []
  private var warnings: [FileMessage] = []
  /// Errors in reading the app and the pushes.
  private var errors: [FileMessage]
  private let selection: LintSelection
  /// The most findings that are printed as text.
  private let most: Int
  private var baseline: BaselineMode

  init(
    _ arguments: ParsedArguments,
    _ output: OutputArguments,
    _ app: AppFolder,
    _ paths: [FilePath],
    in console: Console
  ) throws(CommandError) {
    self.arguments = arguments
    self.output = output
    self.app = app.code
    older = arguments[.before].map {
      AppFolder(
        FilePath(argument: $0),
        asksGit: !arguments.has(.noGit),
        in: console
      )
    }
    do throws(ArgumentError) {
      selection = try LintSelection(arguments)
      most = try ListLimit(arguments).count(usual: 8) ?? .max
    } catch {
      throw .arguments(error)
    }
    baseline = try BaselineMode(arguments, .report, console)
    errors = app.errors + (older?.errors ?? [])
    try readPushes(paths, in: console)
    try baseline.read(for: files(of: app.code.profile.targets).map { $0.source }, in: console)
  }

  /// Reads the named pushes and those in folders; an unreadable one does not stop the others.
  private mutating func readPushes(_ paths: [FilePath], in console: Console) throws(CommandError) {
    let walk = FolderWalk(
      operands: paths,
      wanted: FolderSearch.Wanted(
        [".json", ".apns"],
        asksGit: !arguments.has(.noGit)
      )
    )
    let paths = walk.paths(in: console)
    errors += paths.errors
    warnings = paths.warnings
    let situation = try Self.situation(arguments, nil).start
    for path in paths.found {
      do throws(FileMessage) {
        let file = try InputFile(path.path, within: path.root, in: console)
        if path.folder != nil, FoundText(path.path, file.bytes).kind != .push { continue }
        pushes.append(try InputPayload(file, for: situation, from: ProviderChoice(arguments)))
      } catch {
        errors.append(error)
      }
    }
    if pushes.isEmpty, errors.isEmpty, let folder = walk.operands.first {
      let message = "no payload among \(paths.found.count.counted("file"))"
      throw .file([FileMessage(path: folder, severity: .error, message: message)])
    }
  }

  private static func situation(
    _ arguments: ParsedArguments,
    _ app: StatedApp?
  ) throws(CommandError) -> SituationArguments {
    var asked = arguments
    asked.app = app
    do throws(ArgumentError) {
      return try SituationArguments(StatedSituation(asked), headers: nil)
    } catch {
      throw .arguments(error)
    }
  }

  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let files = filtered(app.profile.targets, in: console)
    let report = report(on: files)
    if !output.isQuiet { for warning in warnings { console.report(warning.text) } }
    if !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    if case .writing(var known, let target) = baseline {
      for file in files { known.add(file.known, of: file.source, in: console) }
      try known.write(to: target, in: &console)
      return errors.isEmpty ? .done : .failure
    }
    if output.isWanted { try output.deliver(result(of: report, in: console), in: &console) }
    guard errors.isEmpty else { return .failure }
    return report.hasFailure ? .findings : .done
  }

  private func report(on files: [FileFindings]) -> LintReport {
    let shown = files.filter { !$0.findings.isEmpty || $0.known.hidden > 0 }
    return LintReport(
      shown + errors.map { .failed($0) },
      isComplete: errors.isEmpty,
      passedOver: max(0, app.sources.count + pushes.count - shown.count),
      isOfApp: true
    )
  }

  private func result(
    of report: LintReport,
    in console: Console
  ) throws(CommandError) -> PrintedText {
    switch output.format {
    case .sarif: return PrintedText(report.sarif(version: Version.number))
    case .github: return PrintedText(page: report.github)
    case .junit: return PrintedText(page: report.junit)
    default: break
    }
    let stated = pushes.isEmpty || app.profile.app == nil ? nil : StatedApp(app)
    let others = app.profile.otherApps
    let own = app.profile.targets.filter { !others.contains($0) }
    let isText = output.format == .text
    let doctor = DoctorReport(
      isText ? self.report(on: filtered(own, in: console)) : report,
      try answers(stated),
      stated?.sdks ?? [],
      of: others.isEmpty ? nil : stated?.name
    )
    guard isText else { return PrintedText(doctor.json) }
    let rest = OtherApps(
      others.map { other in
        let count = filtered([other], in: console).reduce(0) { $0 + $1.findings.count }
        return (other.name, count == 0 ? nil : count.counted("finding"))
      },
      call: "pushroute scan \(app.folder.printed) --doctor"
    )
    return output.text(in: console) { style, text in
      doctor.write(style, most: most, rest, to: &text)
    }
  }

  private func answers(_ app: StatedApp?) throws(CommandError) -> [[RouteAnswer]] {
    guard let app else { return [] }
    let situation = try Self.situation(arguments, app)
    return pushes.map { situation.stating($0.headers).answers(for: PayloadSummary($0)) }
  }
}

// The findings.
extension DoctorCommand {
  /// The files with findings in some targets, those of the app first.
  ///
  /// Those about pushes and an older version are of the app that is asked about.
  private func files(of targets: [TargetProfile]) -> [FileFindings] {
    let sources = app.sources.map { ($0.path, $0.bytes) }
    let own = targets.flatMap { $0.diagnostics + $0.examination }
    if let asked = app.profile.app, !targets.contains(asked) {
      return files(own, of: sources) { app.path(of: $0) }
    }
    let sent = pushes.compactMap { push in
      push.payload.map { SentPush(push.source.printed, $0) }
    }
    let found = app.profile.examination(of: sent) { [app] in app.path(of: $0).printed }
    let changes = older.map { app.profile.changes(since: $0.code.profile) } ?? []
    return files(own + found.app + changes, of: sources) { app.path(of: $0) }
      + files(found.pushes, of: sent.map { ($0.path, $0.payload.document.bytes) }) { FilePath($0) }
  }

  private func files(
    _ findings: [Finding],
    of sources: [(path: String, bytes: [UInt8])],
    named name: (String) -> FilePath
  ) -> [FileFindings] {
    // Targets that share code share its mistakes.
    var seen: Set<Finding> = []
    let byFile = Dictionary(grouping: findings.filter { seen.insert($0).inserted }) { $0.file }
    let sources = Dictionary(sources) { first, _ in first }
    return byFile.sorted { $0.key < $1.key }.map { path, findings in
      let byPlace = findings.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
      return FileFindings(name(path), sources[path] ?? [], byPlace)
    }
  }

  /// The files with the selected findings that no baseline lists.
  private func filtered(_ targets: [TargetProfile], in console: Console) -> [FileFindings] {
    files(of: targets).map { file in
      let configured = arguments.configurations?.file(file.source)
      let selection = selection.adding(configured)
      var known = baseline.known(in: file.source, console)
      var rest = file.filter { finding in
        selection.shows(finding.code, finding.severity)
          && known?.hides(FindingKey(finding, in: nil)) != true
      }
      rest.known = known ?? KnownFindings()
      rest.failLevel = arguments.failLevel(under: configured?.configuration)
      return rest
    }
  }
}
