internal import PushPayload
internal import PushRules

extension CommandDescription {
  /// The command that looks for mistakes.
  static let lint = CommandDescription(
    name: "lint",
    summary: "what is wrong with a payload or its request headers, and where",
    usage: "PAYLOAD... [flags]",
    discussion: "PAYLOAD is a .json, .jsonc, .json5 or .apns file, a document (.md, .mdx) with "
      + "fenced JSON, requests (.http, .rest), a folder, or - for standard input; without "
      + "any, piped standard input is read. Of a folder those files are read that git lists, and "
      + "without git all but those in .git, node_modules, Pods, .build and DerivedData; files "
      + "without an object aps or the keys of a provider are passed over and counted. Every "
      + "payload of a file is checked, and of a template what is constant; what a program builds "
      + "is piped in as it renders it. An error is a wrong type, something required that is missing, or no JSON; a warning is "
      + "what iOS or APNs ignores or takes for something else than it says; info is worth "
      + "knowing. What is not shown does not fail and is not mended. Of one kind the first 100 of "
      + "a file are listed and the others counted. pushroute rules CODE "
      + "explains a code, pushroute help checks lists all. Defaults are in parentheses.",
    groups: [
      FlagGroup(title: "findings", flags: findings),
      FlagGroup(title: "request headers, with whatever values", flags: headers),
      FlagGroup(title: "mending", flags: mending),
      FlagGroup(title: "known findings", flags: CommandFlag.baseline),
      .lines,
      .output(formats: OutputArguments.Format.findings),
    ],
    examples: [
      Example("look through a folder", "pushroute lint payloads"),
      Example(
        "show findings beside the lines of a pull request",
        "pushroute lint payloads --format github"
      ),
      Example("a message for FCM", "pushroute lint message.json --from fcm"),
      Example(
        "a payload with its push type",
        "pushroute lint push.json --push-type background --priority 5"
      ),
      Example("one line for each of many payloads", "pushroute lint --ndjson pushes.ndjson"),
      Example("mend what leaves each push as it is", "pushroute lint payloads --fix"),
      Example("see all that can be mended", "pushroute lint payloads --diff --unsafe-fixes"),
    ]
  )

  private static let findings =
    CommandFlag.selection + [
      .statistics,
      CommandFlag(
        "ios",
        takes: "VERSION",
        help: "version of iOS: 3 to 18, 26 or 27, or such as 10.1 (27)"
      ),
      .from,
      .exclude, .noGit,
      CommandFlag(
        "stdin-filename",
        takes: "NAME",
        help: "name of standard input in the results; with .apns, a file for the simulator (-)"
      ),
    ]

  private static let headers = [
    CommandFlag("push-type", takes: "TYPE", help: "apns-push-type"),
    CommandFlag("priority", takes: "NUMBER", help: "apns-priority"),
    CommandFlag("topic", takes: "TOPIC", help: "apns-topic"),
    CommandFlag("expiration", takes: "SECONDS", help: "apns-expiration"),
    CommandFlag("collapse-id", takes: "ID", help: "apns-collapse-id"),
    CommandFlag(
      "headers",
      takes: "FILE",
      help: "read them from a file: header lines, or a JSON object"
    ),
  ]

  private static let mending = [
    CommandFlag(
      "fix",
      help: "carry out the fixes of the findings that are shown, but for those after which iOS "
        + "reads something else, each file whole or not at all; the exit code is about what remains"
    ),
    CommandFlag(
      "unsafe-fixes",
      help: "with --fix or --diff: also those after which iOS reads something else"
    ),
    CommandFlag(
      "diff",
      help: "write nothing, and print what --fix would change, for patch -p0; the exit code is "
        + "about the files as they are"
    ),
  ]
}

extension CommandFlag {
  /// The flags that choose findings.
  static let selection = [
    CommandFlag(
      "select",
      takes: "CODES",
      isList: true,
      help:
        "look for these codes only, with commas between; a file that cannot be read is reported "
        + "in any case"
    ),
    CommandFlag("ignore", takes: "CODES", isList: true, help: "leave these codes out"),
    CommandFlag(
      "severity",
      takes: "LEVEL",
      Severity.allCases.map(\.name),
      help: "the least that is shown (info)"
    ),
    CommandFlag(
      "fail-severity",
      takes: "LEVEL",
      Severity.allCases.map(\.name),
      help: "the least that ends with exit code 1 (warning)"
    ),
  ]
}
