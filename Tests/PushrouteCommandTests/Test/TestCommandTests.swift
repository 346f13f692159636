import PushTestSupport
import PushrouteCommand
import Testing

struct TestCommandTests {
  private static let results: [(name: String, flags: String)] = [
    (name: "test.txt", flags: ""),
    (name: "test.json", flags: "--json"),
    (name: "test.xml", flags: "-f junit"),
    (name: "test-color.txt", flags: "--color always"),
  ]

  @Test(arguments: results)
  func `the results are printed as recorded`(name: String, flags: String) throws {
    let run = Run("test cases \(flags)", in: .cases)
    #expect(run.errors.isEmpty)
    #expect(run.code == .findings)
    try expectSnapshot(run.output, named: name)
  }

  private static let exitCodes: [(flags: String, code: ExitCode, summary: String)] = [
    (flags: "cases/good.json", code: ExitCode.done, summary: "3 cases in 1 file: all passed"),
    (flags: "cases", code: .findings, summary: "9 cases in 2 files: 3 passed, 6 failed"),
    (flags: "cases --run SILENT", code: .done, summary: "1 case in 2 files: all passed"),
    (flags: "cases/good.json --run *no?ody", code: .done, summary: "1 case in 1 file: all passed"),
  ]

  @Test(arguments: exitCodes)
  func `the exit code tells`(flags: String, code: ExitCode, summary: String) {
    let run = Run("test \(flags)", in: .cases)
    #expect(run.code == code)
    #expect(run.output.contains(summary))
  }

  @Test(arguments: [
    (format: "text", words: "3 cases in 1 file: all passed; 1 file not read"),
    (format: "json", words: "\"error\": \"1:1: found an empty file, "),
    (format: "junit", words: "<error type=\"file\" message=\"1:1: found an empty file, "),
  ])
  func `a file that cannot be read stands in the results`(format: String, words: String) {
    var world = MemoryWorld.cases
    world.files["empty.json"] = ""
    let run = Run("test empty.json cases/good.json -f " + format, in: world)
    #expect(run.output.contains(words), "\(run.output)")
    #expect(run.code == .failure)
  }

  private static let failures: [(flags: String, code: ExitCode, message: String)] = [
    (
      flags: "cases --run no?dy", code: ExitCode.failure,
      message: "pushroute: --run: no case has a name like `no?dy`\n"
    ),
    (
      flags: "cases --run no-such-name --diff", code: .failure,
      message: "pushroute: --run: no case has a name like `no-such-name`\n"
    ),
    (
      flags: "none.json", code: .failure,
      message: "none.json:1:10: error: found no case, expected at least one\n"
    ),
  ]

  @Test(arguments: failures)
  func `what fails besides cases is reported`(flags: String, code: ExitCode, message: String) {
    var world = MemoryWorld.cases
    world.files["none.json"] = #"{"cases":[]}"#
    let run = Run("test \(flags)", in: world)
    #expect(run.errors.hasPrefix(message))
    #expect(run.code == code)
    let quiet = Run("test \(flags) -q", in: world)
    #expect(quiet.output.isEmpty)
    #expect(quiet.code == code)
  }

  @Test func `a payload in a folder is passed over, and an error where it is named`() {
    let folder = Run("test payloads cases/good.json", in: .cases)
    #expect(folder.code == .done && folder.errors.isEmpty)
    let run = Run("test payloads/alert.json", in: .cases)
    #expect(
      run.errors.hasPrefix("payloads/alert.json:1:1: error: found a payload, expected a case")
    )
    #expect(run.code == .failure)
  }

  @Test func `a file that cannot be read does not keep the others from running`() {
    let run = Run("test nowhere.json cases/good.json text.json", in: .cases)
    #expect(run.output.contains("3 cases in 1 file: all passed"))
    #expect(run.errors.hasPrefix("nowhere.json: error: no such file\ntext.json:1:1: error: "))
    #expect(run.code == .failure)
  }

  @Test(arguments: ["docs", "payloads"])
  func `a folder without cases is not a passed test`(folder: String) {
    var world = MemoryWorld.cases
    world.files["docs/readme.md"] = ""
    let run = Run("test " + folder, in: world)
    #expect(run.errors.hasPrefix("pushroute: no test cases among "))
    #expect(run.code == .failure)
  }

  @Test func `standard input can be a case file`() {
    var world = MemoryWorld.cases
    world.input = world.files["cases/good.json"]?.replacing("../payloads", with: "payloads")
    #expect(Run("test", in: world).output == "3 cases in 1 file: all passed\n")
    #expect(Run("test -", in: world).code == .done)
    #expect(Run("test - -", in: world).code == .failure)
    #expect(Run("test", in: .cases).errors.hasPrefix("pushroute: no cases: "))
  }

  @Test(arguments: ["101", "-1", "9.5", "all"])
  func `a threshold is a percentage`(value: String) {
    let run = Run("test cases --coverage=\(value)", in: .cases)
    #expect(run.errors.contains("expected a whole number from 0 to 100"))
    #expect(run.code == .failure)
  }

  @Test func `text of a file is printed harmlessly in every format`() {
    var world = MemoryWorld()
    world.files["x.json"] = #"""
      { "cases": [ { "name": "\u001b[31m<&\u202e", "payload": { "aps": {} },
        "situation": { "state": "suspended" }, "expect": { "wake": "resumed" } } ] }
      """#
    for format in ["text", "json", "junit"] {
      let run = Run("test x.json -f \(format)", in: world)
      #expect(run.code == .findings)
      let scalars = run.output.unicodeScalars
      #expect(!scalars.contains("\u{1B}") && !scalars.contains("\u{202E}"))
    }
    #expect(!Run("test x.json -f junit", in: world).output.contains("<&"))
  }
}

extension MemoryWorld {
  /// Case files of both kinds: one whose cases pass, one whose cases fail.
  static let cases: MemoryWorld = {
    var world = MemoryWorld.usual
    world.files["payloads/alert.json"] = world.files["alert.json"]
    world.files["cases/good.json"] = #"""
      { "description": "Cases that pass.", "cases": [
        { "name": "a silent push resumes the app", "source": ["A-026"],
          "payload": { "aps": { "content-available": 1 } },
          "situation": { "ios": "17", "state": "suspended", "terminatedBy": null },
          "expect": { "arrival": ["did-receive-fetch"], "userAction": null, "wake": "resumed" } },
        { "name": "an alert wakes nobody", "payload": "../payloads/alert.json",
          "situation": { "state": "suspended" }, "expect": { "arrival": [], "userAction": [] } },
        { "name": "no app is suspended on iOS 3", "payload": "../payloads/alert.json",
          "situation": { "ios": "3", "state": "suspended" }, "expect": { "impossible": true } }
      ] }
      """#
    world.files["cases/../payloads/alert.json"] = world.files["alert.json"]
    world.files["cases/bad.json"] = badCases
    return world
  }()

  private static let badCases = #"""
    { "cases": [
      { "name": "an alert is expected to run code", "payload": "../payloads/alert.json",
        "situation": { "state": "suspended" },
        "expect": { "arrival": ["did-receive-fetch", "did-receive-fetch"], "wake": "resumed",
          "remarks": ["held-push"], "remoteNotificationKey": true } },
      { "name": "an alert in front is expected to be shown", "payload": "../payloads/alert.json",
        "situation": { "state": "active", "implements": ["will-present", "did-receive-fetch"] },
        "expect": { "arrival": [{ "method": "will-present", "applicationState": "inactive",
          "confidence": "contested" }], "presentation": "shown",
          "notCalled": ["will-present", { "method": "did-receive-fetch", "phase": "user-action" }] } },
      { "name": "a tap on an alert is expected to call the wrong method",
        "payload": "../payloads/alert.json",
        "situation": { "state": "suspended", "userAction": "notification", "ios": "15" },
        "expect": { "userAction": ["did-receive-response"], "possible": false,
          "finalState": "background" } },
      { "name": "a tap in front is expected to be possible", "payload": "../payloads/alert.json",
        "situation": { "state": "active", "userAction": "notification", "ios": "9" },
        "expect": { "userAction": ["did-receive-fetch"] } },
      { "name": "an alert is expected on an app that cannot be",
        "payload": "../payloads/alert.json",
        "situation": { "state": "active", "terminatedBy": "user" },
        "expect": { "arrival": [] } },
      { "name": "an alert is expected to be impossible", "payload": "../payloads/alert.json",
        "situation": { "state": "active" }, "expect": { "impossible": true } }
    ] }
    """#
}
