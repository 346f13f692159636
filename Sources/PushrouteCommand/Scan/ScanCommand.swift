import AppProfile
import PushPayload
import PushRules
import Questions
import RouteReport

struct ScanCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let exclusion: Exclusion
  private let sdks: [FoundSDK]
  private let path: FilePath
  /// The most findings that are printed as text.
  private let most: Int
  private var filter: FindingFilter

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    self.arguments = arguments
    output = try OutputArguments(arguments)
    exclusion = try Exclusion(arguments, nil)
    sdks = try Self.sdks(arguments[.sdkPreset])
    most = try arguments.limit(usual: 8) ?? .max
    if arguments.operands.count > 1 {
      throw ArgumentError.unexpectedOperand(arguments.operands[1], command: "scan")
    }
    path = arguments.operands.first.map { FilePath(argument: $0) } ?? "."
    if path == .standardInput { throw ArgumentError.unexpectedOperand("-", command: "scan") }
    filter = try FindingFilter(arguments, console)
  }

  /// Reads the app and judges it; unreadable files do not stop the others.
  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    var app = AppFolder(
      path,
      without: exclusion,
      asksGit: !arguments.has(.noGit),
      sdks: sdks,
      in: console
    )
    if app.code.profile.targets.isEmpty, app.errors.isEmpty { throw app.absence }
    try app.select(arguments[.only])
    let older = arguments.path(.before).map {
      AppFolder($0, asksGit: !arguments.has(.noGit), in: console)
    }
    let errors = app.errors + (older?.errors ?? [])
    var prepared = self
    let all = app.code.findings(in: app.code.profile.targets, since: older?.code.profile)
    try prepared.filter.prepare(for: all.map { $0.source }, in: console)
    let files = prepared.filter.adding(all, to: [], in: console)
    if !output.isQuiet { for warning in app.warnings + app.unread { console.report(warning.text) } }
    if arguments.has(.writeBaseline) || !output.isBesideMessages(in: console) {
      for error in errors { console.report(error.text) }
    }
    if try prepared.filter.write(files, in: &console) { return errors.isEmpty ? .done : .failure }
    let report = report(on: files, errors, of: app.code)
    if output.isWanted {
      let own = app.code.findings(in: app.code.ownTargets, since: older?.code.profile)
      let shown = output.format == .text ? prepared.filter.adding(own, to: [], in: console) : files
      let result = prepared.result(
        self.report(on: shown, errors, of: app.code),
        of: app,
        in: console
      )
      try output.deliver(result, in: &console)
    }
    guard errors.isEmpty else { return .failure }
    return report.hasFailure ? .findings : .done
  }

  private func report(
    on files: [FileFindings],
    _ errors: [FileMessage],
    of code: AppCode
  ) -> LintReport {
    var report = LintReport(files + errors.map { .failed($0) })
    report.isComplete = errors.isEmpty
    report.passedOver = max(0, code.sources.count - files.count)
    report.app = code.profile
    return report
  }

  private func result(
    _ report: LintReport,
    of app: AppFolder,
    in console: Console
  ) -> PrintedText {
    output.render(report, ProfileReport(app.code, report).json, in: console) { style, text in
      var profile = ProfileReport(app.code, report)
      profile.others = app.code.profile.otherApps.map { other in
        (name: other.name, words: words(about: other, in: app.code, console))
      }
      profile.style = style
      profile.write(most: most, to: &text)
    }
  }

  /// The numbers of the methods and the findings of another app.
  private func words(about app: TargetProfile, in code: AppCode, _ console: Console) -> String {
    let count = filter.adding(code.findings(in: [app]), to: [], in: console)
      .reduce(0) { $0 + $1.findings.count }
    return app.methodCount.counted("method") + (count == 0 ? "" : ", " + count.counted("finding"))
  }

  /// Reads ids of SDKs, each with a version behind `@` or without one.
  private static func sdks(_ text: String?) throws(ArgumentError) -> [FoundSDK] {
    guard let text else { return [] }
    let known = KnownSDK.all.map { $0.id }
    return try text.commaWords.map { word throws(ArgumentError) in
      let parts = word.split(separator: "@", maxSplits: 1)
      let id = parts.first.flatMap { Kebab.word(String($0), in: known) }
      let version = parts.count > 1 ? "@" + parts[1] : ""
      guard let sdk = id.flatMap({ FoundSDK($0 + version) }) else {
        throw .unknownValue(.flag(.sdkPreset), word, expected: known)
      }
      return sdk
    }
  }
}

extension CommandDescription {
  static let scan = CommandDescription(
    name: "scan",
    summary: "which push methods an app implements, and what will not work",
    usage: "[APPDIR] [flags]",
    discussion: "APPDIR is the folder of an app, or a file of it (.). Its sources, property lists, "
      + "entitlements and Xcode projects are read; nothing is built. Comments, strings and #if "
      + "branches never built for iPhone are ignored; code in other #if branches is marked. --json "
      + "writes a profile for --app. A push is judged by lint PAYLOAD --app APPDIR, and answered "
      + "by eval PAYLOAD --app APPDIR.",
    groups: [
      FlagGroup(
        title: "app",
        flags: [
          .exclude, .noGit,
          CommandFlag(
            .sdkPreset,
            takes: "IDS",
            isList: true,
            help: "the app has these SDKs: pushroute help sdks"
          ),
          CommandFlag(
            .only,
            takes: "NAME",
            help: "of several apps this one (the one with the most methods for pushes)"
          ),
        ]
      ),
      FlagGroup(title: "findings", flags: findings),
      .output(formats: OutputArguments.Format.findings),
    ],
    examples: [
      "read the app in this folder": "pushroute scan .",
      "keep its profile": "pushroute scan MyApp -o profile.json",
      "show findings beside the lines of a pull request": "pushroute scan -f github",
    ],
    topics: [.methods, .sdks]
  )

  private static let findings =
    CommandFlag.selection + [
      CommandFlag(
        .before,
        takes: "APPDIR",
        help: "list what breaks the running Live Activities of this older app"
      ),
      .findingLimit,
    ] + CommandFlag.baseline
}
