import PushRules
import PushrouteCommand
import Testing

struct LintFlagTests {
  @Test(
    arguments: [
      (
        flags: "--select content-available-type", codes: ["content-available-type"], code: .findings
      ),
      (flags: "--select contentAvailableType", codes: ["content-available-type"], code: .findings),
      (
        flags: "--select content-available-type,mutable-content-value "
          + "--ignore content-available-type",
        codes: ["mutable-content-value"],
        code: .done
      ),
      (flags: "--select json-syntax", codes: [], code: .done),
      (flags: "--select mutable-content-value --severity error", codes: [], code: .done),
      (
        flags: "--select mutable-content-value --fail-severity error",
        codes: ["mutable-content-value"],
        code: .done
      ),
      (
        flags: "--select mutable-content-value --severity info --fail-severity info",
        codes: ["mutable-content-value"],
        code: .findings
      ),
    ] as [(flags: String, codes: [String], code: ExitCode)]
  )
  func `flags choose what is shown and what fails`(flags: String, codes: [String], code: ExitCode) {
    let run = Run("lint payloads/B.json \(flags) -f github", in: .lint)
    let found = run.output.split(separator: "\n").map { line in
      line.split(separator: "title=").last?.split(separator: "::").first.map { String($0) }
    }
    #expect(found == codes)
    #expect(run.code == code)
  }

  private static let flags: KeyValuePairs<String, String> = [
    "--select mutable-content-valu":
      "there is no code for --select `mutable-content-valu`; did you mean "
      + "mutable-content-value?",
    "--ignore xyz": "there is no code for --ignore `xyz`",
    "--severity worst": "--severity: found `worst`, expected info, warning or error",
    "--fail-severity eror":
      "--fail-severity: found `eror`, expected info, warning or error; did you mean error?",
    "--ios 2":
      "--ios: found `2`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1; "
      + "did you mean 3?",
    "--json --diff": "--json and --diff cannot be combined: a difference has a format of its own",
    "-f sarif --diff":
      "--format sarif and --diff cannot be combined: a difference has a format of its own",
    "- --fix":
      "--fix and - for standard input cannot be combined: standard input cannot be written; --diff "
      + "shows what would be",
    "- -": "- stands for standard input, which can be read only once",
    "- --headers -": "- stands for standard input, which can be read only once",
    "--headers h.txt --priority 10":
      "--priority `10` and apns-priority `5` of --headers cannot be combined",
  ]

  @Test(arguments: flags)
  func `flags that are wrong end with 2`(flags: String, message: String) {
    var world = MemoryWorld.lint
    world.files["h.txt"] = "apns-priority: 5"
    let run = Run("lint payloads/B.json \(flags)", in: world)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  @Test
  func `a code that is not near any is answered with those that begin alike`() {
    let run = Run("lint payloads/B.json --select content-availble", in: .lint)
    #expect(run.errors.contains("did you mean content-available-type"))
  }

  @Test
  func `without a payload the folder is looked through`() {
    #expect(Run("lint", in: .lint).output == Run("lint .", in: .lint).output)
  }

  private static let habits: KeyValuePairs<String, String> = [
    "two.md#5": "two.md:5:17: error: `badge` must be a number, not a string [badge-type]",
    "two.md#7": "found 2 payloads with different pushes",
    "two.md --force-exclude --exclude two.md": "1 file, 0 payloads: nothing was checked",
    "two.md -f gitlab": #""lines": {"#,
    "- --stdin-filename a/b.md": "a/b.md:2:17: error: `badge` must be",
    "-": "-:2:17: error: `badge` must be a number, not a string [badge-type]",
    "quiet.md": "quiet.md:9:6: warning: nothing in the next line has the code",
    "two.md --select badge-type --ignore badge-type": "no code is left",
    "two.md": "1 file, 2 payloads: 2 errors",
  ]

  @Test(arguments: habits)
  func `lint has the habits of CI`(call: String, text: String) {
    var world = MemoryWorld()
    let badge = #"{"aps":{"badge":"1"}}"#
    world.files["two.md"] = "```\n\(badge)\n```\n```\n\(badge)\n```\n"
    world.files["quiet.md"] =
      "```\n// pushroute:ignore badge-type\n\(badge)\n```\n<!-- pushroute:ignore badge-type -->\n"
      + "> ```\n> \(badge)\n> ```\n<!-- pushroute:ignore a -->\n"
    world.input = "```\n\(badge)\n```\n"
    let run = Run("lint " + call, in: world)
    #expect((run.output + run.errors).contains(text), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("[badge-type]") || call != "quiet.md")
  }

  @Test(arguments: [
    "--push-type allert", "--priority seven", "--topic x", "--expiration=-1", "--collapse-id y",
  ])
  func `the values of headers may be any`(flag: String) {
    #expect(Run("lint payloads/ok.json " + flag, in: .lint).code != .failure)
  }

  @Test
  func `quiet prints nothing and answers with the code`() {
    let run = Run("lint payloads -q", in: .lint)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(run.code == .findings)
  }

  @Test
  func `the result goes to a file`() {
    let run = Run("lint payloads -f junit -o report.xml", in: .lint)
    #expect(run.output.isEmpty)
    #expect(run.written["report.xml"]?.hasPrefix("<?xml ") == true)
  }

  @Test(arguments: ["--ignore json-syntax", "--select missing-aps", "--baseline b.json"])
  func `a slip can be left out where reading goes on, and what stands behind it is found`(
    flags: String
  ) {
    var world = MemoryWorld()
    world.files["comma.json"] = #"{"aps":{"alert":"Hi",},"id":7}"#
    world.files["badge.json"] = #"{"aps":{"badge":"1",}}"#
    world.files["end.json"] = #"{"aps":{"alert":"Hi}}"#
    world.files["b.json"] =
      #"{"files":{"comma.json":[{"code":"json-syntax","at":"","count":1}],"#
      + #""badge.json":[{"code":"json-syntax","at":"","count":1}]}}"#
    let comma = Run("lint comma.json " + flags, in: world)
    #expect(comma.code == .done && !comma.output.contains("json-syntax"), "\(comma.output)")
    let badge = Run("lint badge.json " + flags, in: world).output
    #expect(badge.contains("badge-type") != flags.contains("select"), "\(badge)")
    let end = Run("lint end.json " + flags, in: world)
    #expect(end.code == .findings && end.output.contains("json-syntax"), "\(end.output)")
  }

  @Test
  func `a slip can be left out by a configuration`() {
    var world = MemoryWorld()
    world.files["p/x.apns"] = #"{"Simulator Target Bundle":"a.b","aps":{"alert":"Hi",}}"#
    #expect(Run("lint p", in: world).output.contains("json-syntax"))
    for configuration in [
      #"{"ignore":["json-syntax"]}"#, #"{"select":["badge-type"]}"#,
      #"{"perPath":{"*.apns":{"ignore":["json-syntax"]}}}"#,
    ] {
      world.files[".pushroute.json"] = configuration
      #expect(!Run("lint p", in: world).output.contains("json-syntax"), "\(configuration)")
    }
  }
}
