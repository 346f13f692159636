extension CommandDescription {
  /// The command that reads an app.
  static let scan = CommandDescription(
    name: "scan",
    summary: "which methods of pushes an app really implements, read from its sources",
    usage: "[APPDIR] [--doctor [PAYLOAD...]] [flags]",
    discussion: "APPDIR is the folder of an app, or a file of it; the folder in which the command "
      + "runs without any. Swift, Objective-C, property lists, entitlements and Xcode projects are "
      + "read, target by target; nothing is built. What stands in comments, in strings or in an #if "
      + "that no build for an iPhone takes does not count; what only some builds have is marked. "
      + "--json writes a profile to keep; pushroute eval --app takes it, or the folder. --doctor "
      + "says what will not work instead, and what the app hears of each PAYLOAD in each state; its "
      + "findings have codes, formats, a baseline and ignored codes as those of lint.",
    groups: [
      FlagGroup(title: "files", flags: [.exclude, .noGit]),
      FlagGroup(
        title: "app",
        flags: [
          CommandFlag(
            "sdk-preset",
            takes: "IDS",
            isList: true,
            help: "the app has these SDKs, whatever its lock files say; see: pushroute help sdks"
          )
        ]
      ),
      FlagGroup(
        title: "doctor",
        flags: [
          CommandFlag("doctor", help: "say what will not work, and what the app hears of pushes"),
          CommandFlag("ios", takes: "VERSION", help: "version of iOS to answer for (27)"),
          CommandFlag(
            "before",
            takes: "APPDIR",
            help: "an older version of the app: report what breaks its running Live Activities"
          ),
          .from,
        ] + CommandFlag.selection + CommandFlag.baseline
      ),
      .output(formats: OutputArguments.Format.findings),
    ],
    examples: [
      Example("read the app in this folder", "pushroute scan ."),
      Example("keep its profile", "pushroute scan MyApp -o profile.json"),
      Example("say what will not work", "pushroute scan MyApp --doctor push.json"),
    ],
    topics: [.methods, .sdks, .situation, .exitCodes]
  )

  /// The flags that only apply with --doctor.
  static let ofDoctor =
    ["ios", "before", "from"] + (CommandFlag.selection + CommandFlag.baseline).map { $0.name }
}
