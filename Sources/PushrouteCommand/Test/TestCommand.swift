internal import PushPayload
internal import PushRules
internal import RouteReport

/// Runs case files, which state the callbacks that they expect in situations.
struct TestCommand: Sendable {
  private let output: OutputArguments
  private let walk: FolderWalk
  private let pattern: NamePattern?
  private let threshold: Int?
  private let wantsCoverage: Bool
  private let failsOnEmpty: Bool
  private let configurations: ConfigurationSearch?

  /// Reads the arguments.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    do {
      output = try OutputArguments(arguments)
      let operands = try arguments.inputs(in: console, else: .missingCases)
      configurations = arguments.configurations
      walk = FolderWalk(
        operands: operands,
        extensions: [".json"],
        exclusion: try Exclusion(arguments, configurations)
      )
      threshold = try Self.percentage(arguments["threshold"])
    } catch {
      throw .arguments(error)
    }
    pattern = arguments["run"].map { NamePattern($0) }
    wantsCoverage = arguments.has("coverage")
    failsOnEmpty = arguments.has("fail-on-empty")
  }

  /// Runs all cases, also if a file cannot be read.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var files: [CaseFile] = []
    for path in paths.found {
      do {
        if let file = try CaseFile(path, from: configurations, in: console) { files.append(file) }
      } catch {
        errors.append(error)
      }
    }
    try configurations?.check()
    if files.isEmpty, errors.isEmpty, !paths.found.isEmpty, !failsOnEmpty, !output.isQuiet {
      console.warn("found no file of cases among \(paths.found.count.counted("file"))")
    }
    let report = report(of: files, errors)
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    if !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    for failure in failures(of: report) { console.report(PrintedText("pushroute: " + failure)) }
    guard errors.isEmpty else { return .failure }
    return report.fails || report.isEmpty && failsOnEmpty ? .findings : .done
  }

  /// Runs the cases that are wanted.
  private func report(of files: [CaseFile], _ errors: [FileMessage]) -> CaseReport {
    let chosen = files.map { file in (file.name, cases: file.cases.filter(isWanted)) }
    let results = chosen.map { name, cases in
      CaseReport.File(source: name, results: cases.map { CaseJudgement(of: $0).result })
    }
    return CaseReport(
      results + errors.map { .init(source: $0.path, problem: $0.sentence, code: $0.code) },
      coverage: coverage(of: chosen.flatMap(\.cases)),
      threshold: threshold
    )
  }

  private func isWanted(_ stated: StatedCase) -> Bool { pattern?.fits(stated.name) ?? true }

  /// Returns the coverage of the cases; one that contradicts itself has no situation.
  private func coverage(of cases: [StatedCase]) -> Coverage? {
    guard wantsCoverage || threshold != nil else { return nil }
    let situations = cases.compactMap { stated -> Situation? in
      if case .answerable(let situation, _) = stated.question { situation } else { nil }
    }
    return Coverage(of: situations)
  }

  private func text(of report: CaseReport, in console: Console) -> PrintedText {
    switch output.format {
    case .json: PrintedText(report.json)
    case .junit: PrintedText(page: report.junit)
    case .github: PrintedText(page: report.github)
    case .text, .markdown, .csv, .mermaid, .svg, .sarif:
      PrintedText(page: report.text(style: output.style(in: console)))
    }
  }

  /// Returns the failures besides those of cases.
  private func failures(of report: CaseReport) -> [String] {
    var failures: [String] = []
    if report.isEmpty, failsOnEmpty {
      let pattern = pattern == nil ? "" : " that fits --run"
      failures.append("--fail-on-empty: found no case" + pattern)
    }
    if report.missesThreshold, let summary = report.coverageSummary, let threshold {
      failures.append("--threshold \(threshold): \(summary)")
    }
    return failures
  }
}

extension TestCommand {
  /// Reads a share in hundredths.
  private static func percentage(_ text: String?) throws(ArgumentError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), (0...100).contains(number) else {
      throw .unknownValue("--threshold", text, expected: ["a whole number from 0 to 100"])
    }
    return number
  }
}
