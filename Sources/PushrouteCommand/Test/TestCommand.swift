import PushPayload
import PushRules
import Questions
import RouteReport

struct TestCommand: Sendable {
  private let output: OutputArguments
  private let walk: FolderWalk
  private let pattern: NamePattern?
  private let threshold: Int?
  private let reader: CaseReader
  private let showsUpdates: Bool
  private let updates: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    output = try OutputArguments(arguments)
    let missing = "no cases: name a file or a folder of case files, or - for standard input"
    let operands = try arguments.inputs(in: console, else: .call(missing))
    walk = FolderWalk(operands: operands, wanted: try FolderSearch.Wanted([".json"], arguments))
    threshold = try arguments[.coverage].map { text throws(ArgumentError) in
      guard let number = Int(text), (0...100).contains(number) else {
        throw .unknownValue(.flag(.coverage), text, expected: ["a whole number from 0 to 100"])
      }
      return number
    }
    try arguments.check(.update, without: [.diff])
    (showsUpdates, updates) = (arguments.has(.diff), arguments.has(.update))
    if updates, operands.contains(.standardInput) {
      throw .contradiction(.flag(.update), "-", because: "standard input cannot be rewritten")
    }
    pattern = arguments[.run].map { NamePattern($0) }
    reader = CaseReader(arguments, console)
  }

  /// Runs the cases; an unreadable file does not stop the others.
  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let paths = walk.paths(in: console)
    var errors = paths.errors
    var files: [CaseFile] = []
    for path in paths.found {
      let known = errors.count
      if let file = CaseFile(path, in: reader, adding: &errors) {
        files.append(file)
      } else if errors.count == known {
        console.world.release(path.path)
      }
    }
    try reader.configurations?.check()
    let hasCase = files.contains { $0.cases.contains(where: isWanted) }
    if let pattern, !hasCase, errors.isEmpty {
      throw .call("--run: no case has a name like \(ArgumentError.quoted(pattern.text))")
    }
    if files.isEmpty, errors.isEmpty {
      let count = paths.found.count.counted("file")
      throw .call("no test cases among \(count); see: pushroute help cases")
    }
    if !output.isQuiet { for warning in paths.warnings { console.report(warning.text) } }
    if showsUpdates { return try showUpdates(of: files, errors, in: &console) }
    if updates { files = updated(files, &errors, in: &console) }
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
    let unread = errors.grouped { $0.path }.map { path, errors -> CaseReport.File in
      (path, results: [], problems: errors)
    }
    return CaseReport(
      results + unread,
      coverage: coverage(of: chosen.flatMap(\.cases)),
      threshold: threshold
    )
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
      output.render(report.json, below: reader.app?.line(), in: console) {
        $1 += report.text(style: $0)
      }
    }
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
        try console.world.rewrite(path.path, within: path.root, from: old, to: update.bytes)
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

extension CommandDescription {
  static let test = CommandDescription(
    name: "test",
    summary: "run test cases: situations with the callbacks you expect",
    usage: "PATH... [flags]",
    discussion: "PATH is a case file, a scenario with expect, a folder of them, or - for standard "
      + "input. All mistakes of a file are reported in one run.",
    groups: [
      FlagGroup(title: "cases", flags: choice + [.from, app]),
      FlagGroup(title: "taking over what the rules say", flags: updating),
      FlagGroup(title: "coverage", flags: coverage),
      .output(formats: OutputArguments.Format.cases),
    ],
    examples: [
      "run all cases of a folder": "pushroute test Payloads/cases",
      "those about taps": "pushroute test Payloads/cases --run tap",
      "for a server that reads JUnit": "pushroute test cases -f junit -o results.xml",
      "which rules no case reaches, as a check": "pushroute test Payloads/cases --coverage 95",
    ],
    topics: [.cases]
  )

  private static let choice = [
    CommandFlag(
      .run,
      takes: "PATTERN",
      help: "run only the cases whose name contains this, or fits it with * or ?"
    ),
    .exclude, .noGit,
  ]

  private static let app = CommandFlag(
    .app,
    takes: "PROFILE",
    help: "the app of cases that state nothing of theirs: its folder or its profile"
  )

  private static let updating = [
    CommandFlag(.diff, help: "print what --update would change; patch -p0 applies it"),
    CommandFlag(.update, help: "rewrite missed expectations to what the rules say"),
  ]

  private static let coverage = [
    CommandFlag(
      .coverage,
      takes: "PERCENT",
      help: "print which rules the cases reach; exit with 1 if fewer (0: only print)"
    )
  ]

  static let expectations = Glossary(
    title: "expect",
    entries: [
      "arrival, userAction":
        "all calls in order, as ids or as objects with method, applicationState, rule, "
        + "confidence, remoteNotificationKey, notificationResponse (and their Confidence); "
        + "userAction is null if the user does nothing",
      "of the answer": ExpectedMember<Route>.all.map(\.name).joined(separator: ", "),
      "notCalled":
        "methods that do not run, as ids or with phase, rule, confidence; others may too",
      "remarks": "ids; there may be others",
      "withoutRemarks": "ids of remarks that are not there",
      "impossible": "true for a situation that cannot exist",
    ]
  )
}
