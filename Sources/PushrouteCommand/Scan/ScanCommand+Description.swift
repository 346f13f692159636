internal import PushRules

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
      Example("read the app in this folder", "pushroute scan ."),
      Example("keep its profile", "pushroute scan MyApp -o profile.json"),
      Example("show findings beside the lines of a pull request", "pushroute scan -f github"),
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
