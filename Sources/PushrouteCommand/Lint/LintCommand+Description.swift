import PushPayload
import PushRules
import Questions

extension CommandDescription {
  static let lint = CommandDescription(
    name: "lint",
    summary: "what is wrong with a payload or its headers, and where",
    usage: "[PAYLOAD...] [flags]",
    discussion: "PAYLOAD is a file (.json, .apns, .md, .http, .sh), FILE#PLACE, a folder (.), or "
      + "- for input. In a folder, lint reads what git tracks. `pushroute:ignore CODE` above "
      + "silences a line. Hidden findings neither fail nor get fixed.",
    groups: [
      FlagGroup(title: "findings", flags: findings),
      FlagGroup(title: "request headers", flags: headers, inputs: rareHeaders),
      FlagGroup(title: "fixing", flags: mending + CommandFlag.baseline), .lines,
      .output(formats: OutputArguments.Format.findings, besides: CommandFlag.ofHooks),
    ],
    examples: [
      "look through a folder": "pushroute lint payloads",
      "show findings beside the lines of a pull request": "pushroute lint payloads --format github",
      "a message for FCM": "pushroute lint message.json --from fcm",
      "a push and the app that gets it": "pushroute lint push.json --app MyApp",
      "a payload with its push type":
        "pushroute lint push.json --push-type background --priority 5",
      "one line for each of many payloads": "pushroute lint --ndjson pushes.ndjson",
      "fix what leaves each push as it is": "pushroute lint payloads --fix",
      "see all that can be fixed": "pushroute lint payloads --diff --unsafe-fixes",
    ]
  )

  private static let findings =
    CommandFlag.selection + [
      .findingLimit, .statistics, CommandFlag(.system, help: "version of iOS (27)"), .from, .app,
      .exclude, .noGit,
    ]

  private static let headers = [
    CommandFlag(.pushType, isChecked: false, help: "apns-push-type, whatever it is"),
    CommandFlag(.priority, isChecked: false, help: "apns-priority"),
    CommandFlag(
      .set,
      takes: "INPUT=VALUE",
      help: "another header: topic, expiration or collapse-id"
    ),
    CommandFlag(.headers, help: "read all from a file: header lines, or a JSON object"),
  ]

  private static let rareHeaders = [
    CommandFlag(.topic, takes: "TOPIC", help: "apns-topic"),
    CommandFlag(.expiration, takes: "SECONDS", help: "apns-expiration"),
    CommandFlag(.collapseID, takes: "ID", help: "apns-collapse-id"),
  ]

  private static let mending = [
    CommandFlag(.fix, help: "fix the findings whose fix leaves the push as it is"),
    CommandFlag(.unsafeFixes, help: "fix also those whose fix changes what the push does"),
    CommandFlag(.diff, help: "print what --fix would change; patch -p0 applies it"),
  ]
}

extension CommandFlag {
  static let findingLimit = CommandFlag(
    .limit,
    takes: "NUMBER",
    help: "print so many findings, and all errors (8); or all"
  )

  static let selection = [
    CommandFlag(
      .select,
      takes: "CODES",
      isList: true,
      help: "look for these codes only, with commas between"
    ), CommandFlag(.ignore, takes: "CODES", isList: true, help: "do not look for these codes"),
    CommandFlag(
      .severity,
      takes: "LEVEL",
      Severity.allCases.map(\.name),
      help: "hide what is below (info)"
    ),
    CommandFlag(
      .failSeverity,
      takes: "LEVEL",
      Severity.allCases.map(\.name),
      help: "exit with 1 from here on (warning)"
    ),
  ]
}

enum LintMode: Hashable, Sendable {
  /// Report them.
  case report
  /// Fix the files.
  case fix
  /// Show the fixes as a diff.
  case diff

  /// Reads the flags; standard input cannot be fixed, and a diff has one format.
  init(_ arguments: ParsedArguments, _ output: OutputArguments) throws(ArgumentError) {
    guard arguments.has(.diff) else {
      self = arguments.has(.fix) ? .fix : .report
      if self == .report, arguments.has(.unsafeFixes) {
        throw .noEffect(.flag(.unsafeFixes), without: "--fix or --diff")
      }
      if self == .fix, arguments.operands.contains("-") || arguments.has(.stdinFilename) {
        let reason = "standard input cannot be written; --diff shows what would be"
        throw .contradiction(.flag(.fix), "- for standard input", because: reason)
      }
      return
    }
    self = .diff
    guard let format = output.statedFormat, format != .text else { return }
    let reason = "a difference has a format of its own"
    throw .contradiction(arguments.statement(of: format), .flag(.diff), because: reason)
  }
}
