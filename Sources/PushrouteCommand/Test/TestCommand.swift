internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct TestCommand: Sendable {
  private let output: OutputArguments
  private let walk: FolderWalk
  private let pattern: NamePattern?
  private let threshold: Int?
  private let configurations: ConfigurationSearch?
  private let choice: ProviderChoice
  private let app: StatedApp?
  private let mode: Mode

  private enum Mode {
    case report
    case diff
    case update
  }

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    output = try OutputArguments(arguments)
    let operands = try arguments.inputs(in: console, else: .missingCases)
    configurations = arguments.configurations
    walk = FolderWalk(operands: operands, wanted: try FolderSearch.Wanted([".json"], arguments))
    threshold = try Self.percentage(arguments[.coverage])
    mode = try Self.mode(arguments, operands)
    pattern = arguments[.run].map { NamePattern($0) }
    choice = ProviderChoice(arguments)
    app = arguments.app
  }

  /// Runs the cases; an unreadable file does not stop the others.
  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var files: [CaseFile] = []
    let reader = CaseReader(
      console: console,
      choice: choice,
      app: app,
      configurations: configurations
    )
    for path in paths.found {
      if let file = CaseFile(path, in: reader, adding: &errors) { files.append(file) }
    }
    try configurations?.check()
    let hasCase = files.contains { $0.cases.contains(where: isWanted) }
    if let pattern, !hasCase, errors.isEmpty {
      throw .choosesNothing(.run, pattern.text, of: "case")
    }
    if files.isEmpty, errors.isEmpty {
      throw .noCases(among: paths.found.count)
    }
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    if mode == .diff { return try showUpdates(of: files, errors, in: &console) }
    if mode == .update { files = updated(files, reader, &errors, in: &console) }
    let report = report(of: files, errors)
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    if !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    if report.missesThreshold, let summary = report.coverage?.summary, let threshold {
      console.report(PrintedText("pushroute: --coverage \(threshold): \(summary)"))
    }
    guard errors.isEmpty else { return .failure }
    return report.fails ? .findings : .done
  }

  private func report(of files: [CaseFile], _ errors: [FileMessage]) -> CaseReport {
    let chosen = files.map { file in (file.path.name, cases: file.cases.filter(isWanted)) }
    let results = chosen.map { name, cases -> CaseReport.File in
      (name, cases.map { CaseJudgement(of: $0).result }, problems: [])
    }
    return CaseReport(
      results + Self.unread(errors),
      coverage: coverage(of: chosen.flatMap(\.cases)),
      threshold: threshold
    )
  }

  private static func unread(_ errors: [FileMessage]) -> [CaseReport.File] {
    let byFile = Dictionary(grouping: errors) { $0.path }
    var seen: Set<FilePath> = []
    return errors.filter { seen.insert($0.path).inserted }.map {
      ($0.path, results: [], problems: byFile[$0.path] ?? [])
    }
  }

  private func isWanted(_ stated: StatedCase) -> Bool { pattern?.fits(stated.name) ?? true }

  private func coverage(of cases: [StatedCase]) -> Coverage? {
    guard threshold != nil else { return nil }
    let situations = cases.compactMap { stated -> Situation? in
      if case .answerable(let situation, _) = stated.question { situation } else { nil }
    }
    return Coverage(of: situations)
  }

  private func text(of report: CaseReport, in console: Console) -> PrintedText {
    switch output.format {
    case .junit: PrintedText(page: report.junit)
    case .github: PrintedText(commands: report.github)
    default:
      output.render(report.json, in: console) {
        $1 = (app?.line().text ?? "") + report.text(style: $0)
      }
    }
  }
}

// Updating case files.
extension TestCommand {
  private static func mode(
    _ arguments: ParsedArguments,
    _ operands: [FilePath]
  ) throws(ArgumentError) -> Mode {
    try arguments.check(.update, without: [.diff])
    if arguments.has(.diff) { return .diff }
    let hasUpdate = arguments.has(.update)
    if hasUpdate, operands.contains(.standardInput) {
      throw .contradiction(.flag(.update), "-", because: "standard input cannot be rewritten")
    }
    return hasUpdate ? .update : .report
  }

  /// Prints the updates as a diff; the exit code is 1 if anything would change.
  private func showUpdates(
    of files: [CaseFile],
    _ errors: [FileMessage],
    in console: inout Console
  ) throws(ArgumentError) -> ExitCode {
    let updates = files.map { CaseUpdate(of: $0, isWanted) }
    let differences = updates.map(\.difference)
    if output.isWanted {
      try output.deliver(try output.patch(differences, in: console), in: &console)
    }
    for error in errors { console.report(error.text) }
    if !errors.isEmpty { return .failure }
    return updates.contains { $0.count > 0 || $0.restCount > 0 } ? .findings : .done
  }

  /// Updates the files and reads them again.
  private func updated(
    _ files: [CaseFile],
    _ reader: CaseReader,
    _ errors: inout [FileMessage],
    in console: inout Console
  ) -> [CaseFile] {
    var result: [CaseFile] = []
    for file in files {
      let update = CaseUpdate(of: file, isWanted)
      guard update.count > 0 else {
        result.append(file)
        continue
      }
      do {
        let (path, old) = (file.path, file.file.file.bytes)
        try console.rewrite(path.path, within: path.root, from: old, to: update.bytes)
        let count = update.count.counted("expectation")
        console.report(PrintedText("\(path.name.printed): rewrote \(count)"))
      } catch {
        errors.append(.unwritable(file.path.name, error))
        result.append(file)
        continue
      }
      let read = CaseFile(file.path, bytes: update.bytes, in: reader, adding: &errors)
      result += [read].compactMap { $0 }
    }
    return result
  }
}

extension TestCommand {
  private static func percentage(_ text: String?) throws(ArgumentError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), (0...100).contains(number) else {
      throw .unknownValue(.flag(.coverage), text, expected: ["a whole number from 0 to 100"])
    }
    return number
  }
}
