internal import PushRules

extension CommandDescription {
  static let scan = CommandDescription(
    name: "scan",
    summary: "which push methods an app implements, and what will not work",
    usage: "[APPDIR] [--doctor [PAYLOAD...]] [flags]",
    discussion: "APPDIR is the folder of an app, or a file of it (.). Its sources, property lists, "
      + "entitlements and Xcode projects are read; nothing is built. Comments, strings and #if "
      + "branches never built for iPhone are ignored; code in other #if branches is marked. --json "
      + "writes a profile for --app.",
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
      FlagGroup(
        title: "doctor",
        flags: [
          CommandFlag(
            .doctor,
            help: "list what will not work, and which callbacks get each PAYLOAD"
          )
        ] + ofDoctor
      ),
      .output(formats: OutputArguments.Format.findings),
    ],
    examples: [
      Example("read the app in this folder", "pushroute scan ."),
      Example("keep its profile", "pushroute scan MyApp -o profile.json"),
      Example("say what will not work", "pushroute scan MyApp --doctor push.json"),
    ],
    topics: [.methods, .sdks]
  )

  static let ofDoctor =
    [
      CommandFlag(.system, help: "version of iOS to answer for (27)"),
      CommandFlag(
        .before,
        takes: "APPDIR",
        help: "list what breaks the running Live Activities of this older app"
      ),
      CommandFlag(.limit, takes: "NUMBER", help: "show so many findings, or all (8)"),
      .from,
    ] + CommandFlag.selection + CommandFlag.baseline
}
