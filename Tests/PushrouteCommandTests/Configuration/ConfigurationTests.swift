import PushrouteCommand
import Questions
import Testing

struct ConfigurationTests {
  private static let push = #"{"aps":{"alert":"Hi","content-available":"1","mutable-content":0}}"#

  /// A folder with a payload in it and in a folder below, and a configuration.
  private static func world(
    _ configuration: String,
    at path: String = ".pushroute.json"
  )
    -> MemoryWorld
  {
    MemoryWorld(files: ["p/a.json": push, "p/q/b.json": push, path: configuration])
  }

  /// The codes that the lint finds, each with its file.
  private static func codes(_ call: String, _ world: MemoryWorld) -> [String] {
    Run(call + " -f github", in: world).output.split(separator: "\n").map { line in
      let path = line.split(separator: "file=").last?.prefix { $0 != "," } ?? ""
      let code = line.split(separator: "title=").last?.prefix { $0 != ":" } ?? ""
      return path + " " + code
    }
  }

  private static let a = [
    "alert-and-content-available", "content-available-type", "mutable-content-value",
  ]
  .map { "p/a.json " + $0 }
  private static let b = a.map { "p/q/b.json" + $0.dropFirst(8) }

  private static let members: [(text: String, call: String, codes: [String])] = [
    (text: "{}", call: "lint p", codes: a + b),
    (
      text: #"{"ignore":["content-available-type"]}"#, call: "lint p",
      codes: [a[0], a[2], b[0], b[2]]
    ),
    (text: #"{"ignore":["*content*"]}"#, call: "lint p", codes: []),
    (text: #"{"select":["content-available-type"]}"#, call: "lint p", codes: [a[1], b[1]]),
    (text: #"{"select":["content-available-type"]}"#, call: "lint p --no-config", codes: a + b),
    (
      text: #"{"select":["content-available-type"]}"#,
      call: "lint p --select mutable-content-value", codes: [a[2], b[2]]
    ),
    (
      text: #"{"ignore":["content-available-type"]}"#,
      call: "lint p --ignore mutable-content-value", codes: [a[0], b[0]]
    ),
    (text: #"{"exclude":["q"]}"#, call: "lint p", codes: a),
    (text: #"{"exclude":["q"]}"#, call: "lint p/q/b.json", codes: b),
    (text: #"{"exclude":["p/*.json"]}"#, call: "lint p", codes: b),
    (text: #"{"exclude":["p"]}"#, call: "lint p --exclude q", codes: []),
    (text: #"{"perPath":{"p/q/**":{"ignore":["*content*"]}}}"#, call: "lint p", codes: a),
    (
      text: #"{"perPath":{"b.json":{"select":["mutable-content-value"]}},"ignore":["alert-*"]}"#,
      call: "lint p", codes: [a[1], a[2], b[2]]
    ),
  ]

  @Test(arguments: members)
  func `a member does what it says`(text: String, call: String, codes: [String]) {
    #expect(Self.codes(call, Self.world(text)) == codes)
  }

  @Test
  func `a note names what a configuration hides, and no more`() {
    let world = Self.world(#"{"ignore":["mutable-content-value","badge-type"]}"#)
    let path = ".pushroute.json: note: hides mutable-content-value\n"
    #expect(Run("lint p", in: world).errors.contains(path))
    for more in ["--ignore mutable-content-value", "--no-config", "-q"] {
      #expect(!Run("lint p \(more)", in: world).errors.contains("hides"))
    }
  }

  @Test
  func `the nearest configuration counts alone`() {
    var world = Self.world(#"{"ignore":["*content*"]}"#)
    world.files["p/q/.pushroute.json"] = #"{"select":["mutable-content-value"]}"#
    #expect(Self.codes("lint p", world) == [Self.b[2]])
    #expect(Self.codes("lint p/q", world) == [Self.b[2]])
  }

  @Test
  func `a configuration above the folder of the call counts in a repository`() {
    var world = Self.world(#"{"select":["mutable-content-value"]}"#, at: "/home/.pushroute.json")
    #expect(Self.codes("lint p", world) != [Self.a[2], Self.b[2]])
    world.files["/home/.git"] = ""
    let git = GitFolderTests.git(in: "/home")
    world.programs[git + "ls-files --cached --stage -z -- :(literal)me/p"] = []
    world.programs[git + "ls-files --others --exclude-standard -z -- :(literal)me/p"] = Array(
      "me/p/a.json\0me/p/q/b.json\0".utf8
    )
    #expect(Self.codes("lint p", world) == [Self.a[2], Self.b[2]])
    world.strange = ["/home/.git"]
    #expect(Self.codes("lint p", world) != [Self.a[2], Self.b[2]])
    world.programs[git + "rev-parse --git-dir"] = []
    #expect(Self.codes("lint p", world) == [Self.a[2], Self.b[2]])
  }

  private static let levels: [(text: String, call: String, code: ExitCode)] = [
    (text: "{}", call: "lint p", code: .findings),
    (text: #"{"failSeverity":"error"}"#, call: "lint p", code: .done),
    (text: #"{"failSeverity":"error"}"#, call: "lint p --fail-severity warning", code: .findings),
    (text: #"{"failSeverity":"error"}"#, call: "lint p --no-config", code: .findings),
    (text: #"{"from":"expo"}"#, call: "lint p", code: .findings),
  ]

  @Test(arguments: levels)
  func `a level fails`(text: String, call: String, code: ExitCode) {
    #expect(Run(call, in: Self.world(text)).code == code)
  }

  @Test
  func `the provider of messages is stated for all`() {
    let world = Self.world(#"{"from":"fcm"}"#)
    #expect(Run("lint p/a.json", in: world).output.contains("[provider-form]"))
    #expect(!Run("lint p/a.json --from apns", in: world).output.contains("[provider-form]"))
    #expect(Run("eval p/a.json --state active", in: world).errors.contains("FCM"))
  }

  private static let mistakes: KeyValuePairs<String, String> = [
    #"{"ignor":[]}"#:
      "1:2: error: found the member `ignor`, expected $schema, exclude, ignore, select, "
      + "perPath, failSeverity, from, baseline or situation; did you mean ignore?",
    "[]": "1:1: error: found an array, expected a configuration as an object",
    "{": "1:2: error: ",
    #"{"ignore":["mutable-content-valu"]}"#:
      "1:12: error: there is no code for `ignore` `mutable-content-valu`; did you mean "
      + "mutable-content-value?",
    #"{"ignore":"x"}"#: "1:11: error: found a string, expected an array",
    #"{"select":[1]}"#: "1:12: error: found a number, expected a string",
    #"{"failSeverity":"eror"}"#:
      "1:17: error: `failSeverity`: found `eror`, expected info, warning or error; did you "
      + "mean error?",
    #"{"from":"fcn"}"#: "1:9: error: `from`: found `fcn`, expected auto",
    #"{"exclude":["a["]}"#: "1:13: error: found `a[`, expected a pattern for paths",
    #"{"perPath":{"a":{"ignored":[]}}}"#: "1:18: error: found the member `ignored`",
    #"{"perPath":[]}"#: "1:12: error: found an array, expected an object",
    #"{"situation":{"stat":"active"}}"#: "1:15: error: found the member `stat`",
    #"{"situation":{"state":"activ"}}"#: "1:23: error: ",
    #"{"from":"fcm","from":"fcm"}"#: "1:15: error: found the member `from` again",
  ]

  @Test(arguments: mistakes)
  func `a mistake ends every command with 2`(text: String, message: String) {
    for call in ["lint p", "eval p/a.json", "test p", "table silent-push"] {
      let run = Run(call, in: Self.world(text))
      #expect(run.errors.hasPrefix(".pushroute.json:" + message), "\(call): \(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.code == .failure)
    }
    #expect(Run("lint p/a.json --no-config", in: Self.world(text)).code == .findings)
  }

  @Test
  func `nothing is mended beside a configuration with a mistake`() {
    var world = Self.world("{}")
    world.files["p/q/.pushroute.json"] = "{"
    let run = Run("lint p --fix", in: world)
    #expect(run.written.isEmpty)
    #expect(run.code == .failure)
  }

  private static let situations: [(call: String, has: String, hasNot: String)] = [
    (call: "eval p/a.json", has: "iOS 12, app suspended", hasNot: "iOS 27"),
    (call: "eval p/a.json --ios 15", has: "iOS 15, app suspended", hasNot: "iOS 12"),
    (call: "eval p/a.json --no-config", has: "iOS 27", hasNot: "iOS 12"),
    (call: "eval p/a.json --killed-by-user", has: "iOS 12", hasNot: "suspended"),
    (call: "table p/a.json --rows state", has: "12", hasNot: "iOS 27"),
    (call: "lint new.json", has: "key-too-new", hasNot: "error"),
    (call: "lint new.json --ios 15", has: "", hasNot: "key-too-new"),
    (call: "simulate push:p/a.json --json", has: #""state": "suspended""#, hasNot: "not-running"),
  ]

  @Test(arguments: situations)
  func `commands start from the situation`(call: String, has: String, hasNot: String) {
    let text = #"{"situation":{"ios":"12","state":"suspended","lowPowerMode":"on"}}"#
    var world = Self.world(text)
    world.files["new.json"] = #"{"aps":{"alert":"a","interruption-level":"active"}}"#
    let run = Run(call, in: world)
    #expect(run.code == .done)
    #expect(has.isEmpty || run.output.contains(has), "\(run.output)")
    #expect(!run.output.contains(hasNot), "\(run.output)")
  }

  @Test
  func `what comes from a configuration is marked`() {
    let world = Self.world(#"{"situation":{"ios":"12","state":"suspended"}}"#)
    let text = Run("eval p/a.json --ios 15", in: world).output
    #expect(text.contains("From the configuration: state suspended\n"))
    let json = Run("eval p/a.json --json", in: world).output
    for (input, value) in [("state", "suspended"), ("ios", "12")] {
      let lines = ["\"input\": \"\(input)\"", "\"value\": \"\(value)\"", "\"from\": \"config\""]
      #expect(json.contains(lines.joined(separator: ",\n      ")))
    }
    #expect(!Run("eval p/a.json --json --no-config", in: world).output.contains("configured"))
    let table = Self.world(#"{"situation":{"ios":"12"}}"#)
    #expect(Run("eval p/a.json", in: table).output.contains("From the configuration: ios 12\n"))
  }

  @Test
  func `cases start from the situation above their file`() {
    let cases =
      #"{"cases":[{"name":"a","payload":{"aps":{"content-available":1}},"situation":{},"#
      + #""expect":{"arrival":["did-receive-fetch"]}}]}"#
    var world = MemoryWorld(files: ["c/cases.json": cases])
    #expect(Run("test c", in: world).code == .failure)
    world.files["c/.pushroute.json"] = #"{"situation":{"state":"suspended"}}"#
    #expect(Run("test c", in: world).code == .done)
    #expect(Run("test c --no-config", in: world).code == .failure)
  }

  @Test
  func `a flag that contradicts the situation is reported with the place of both`() {
    let text = #"{"situation":{"firstUnlock":"pending"}}"#
    let errors = Run("eval p/a.json --terminated-by user", in: Self.world(text)).errors
    #expect(errors.contains("`firstUnlock` (.pushroute.json:1:29)"), "\(errors)")
  }

  /// Two apps in one repository, each with a configuration of its own.
  private static let apps = MemoryWorld(files: [
    "a/.pushroute.json": #"{"failSeverity":"error","situation":{"ios":"17"}}"#,
    "a/push.json": push,
    "b/.pushroute.json": #"{"baseline":"known.json","situation":{"ios":"18"}}"#,
    "b/push.json": push,
    "b/known.json": #"{"schemaVersion":1,"files":{"push.json":[]}}"#,
    "c/push.json": push,
  ])

  @Test
  func `a file fails from the severity of its own configuration on`() {
    #expect(Run("lint a", in: Self.apps).code == .done)
    #expect(Run("lint a c", in: Self.apps).code == .findings)
    #expect(Run("lint c a", in: Self.apps).code == .findings)
    #expect(Run("lint a --fail-severity warning", in: Self.apps).code == .findings)
    let junit = Run("lint a c -f junit", in: Self.apps).output
    #expect(junit.contains(#"tests="6" failures="1""#))
  }

  @Test
  func `a baseline counts below the configuration that names it`() {
    var world = Self.apps
    let known = Run("lint b --write-baseline b/known.json", in: world).written["b/known.json"]
    world.files["b/known.json"] = known
    world.files["a/known.json"] = known
    #expect(Run("lint b", in: world).code == .done)
    #expect(Run("lint a b", in: world).code == .done)
    #expect(Run("lint c b", in: world).code == .findings)
    #expect(Run("lint b c", in: world).code == .findings)
    world.files["b/known.json"] = "{"
    #expect(Run("lint c b", in: world).errors.hasPrefix("b/known.json:1:2: error: "))
  }

  @Test
  func `one answer starts from one situation`() {
    let message =
      "b/push.json: error: this file starts from the situation of b/.pushroute.json, "
      + "the first one from that of a/.pushroute.json: ask about each alone, or add --no-config\n"
    for call in ["eval a/push.json b/push.json", "diff a/push.json b/push.json --state active"] {
      let run = Run(call, in: Self.apps)
      #expect(run.code == .failure)
      #expect(run.errors == message)
      #expect(Run(call + " --no-config", in: Self.apps).code == .done)
    }
    #expect(Run("eval c/push.json a/push.json", in: Self.apps).errors.contains("no configuration"))
    #expect(Run("lint a b", in: Self.apps).code != .failure)
  }
}
