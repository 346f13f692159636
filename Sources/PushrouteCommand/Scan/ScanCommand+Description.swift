extension CommandDescription {
  /// The command that reads an app.
  static let scan = CommandDescription(
    name: "scan",
    summary: "which methods of pushes an app really implements, read from its sources",
    usage: "[APPDIR] [flags]",
    discussion: "APPDIR is the folder of an app, or a file of it; the folder in which the command "
      + "runs without any. Swift, Objective-C, property lists, entitlements and Xcode projects are "
      + "read, target by target; nothing is built. What stands in comments, in strings or in an #if "
      + "that no build for an iPhone takes does not count; what only some builds have says so. "
      + "--json writes a profile to keep; pushroute eval --app takes it, or the folder.",
    groups: [
      FlagGroup(title: "files", flags: [.exclude]),
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
      .output(formats: OutputArguments.Format.common),
    ],
    examples: [
      Example("read the app in this folder", "pushroute scan ."),
      Example("keep its profile", "pushroute scan MyApp -o profile.json"),
    ],
    topics: [.methods, .sdks, .situation, .exitCodes]
  )
}
