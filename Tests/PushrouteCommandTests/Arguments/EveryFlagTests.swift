import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

/// A flag that help names is read: a value that cannot be right is refused, or the answer is another one.
struct EveryFlagTests {
  /// Calls of each command that together show every flag; `explain` has tests of its own.
  private static let calls: [String: [String]] = [
    "eval": [
      "a.json", "a.json --state active", "l --ndjson --state active", "a.json --want did-receive",
    ],
    "scan": ["MyApp", "MyApp --before G", "G"],
    "lint": [
      "w.json", "w.json --fix", "w.json --diff", "l --ndjson", "F", "G", "w.json --exclude w.json",
    ],
    "simulate": ["home tap-icon", "push:a.json", "--diagram", "home --check log"],
    "test": ["k.json", "F", "G"],
    "table": ["--rows state", "--when did-receive-fetch", "--rows payload --columns ios"],
    "diff": ["a.json w.json", "a.json --state active --state suspended"],
    "rules": ["", "wake.no-content-available", "--experiment action-in-background"],
    "explore": ["-o p.html", ""], "schema": ["", "payload"], "completion": ["bash"], "help": [""],
  ]

  private static let world: MemoryWorld = {
    var world = ScanTests.world
    let push = #"{"aps":{"alert":"a","content_available":1,"badge":"1"},"id":7}"#
    for path in ["w.json", "F/w.json", "l", "F/x/w.json"] { world.files[path] = push }
    world.files["a.json"] = #"{"aps":{"alert":"a","content-available":1}}"#
    world.files["log"] = "applicationDidBecomeActive"
    world.files[".pushroute.json"] = #"{"ignore":["badge-type","*-mis*"],"situation":{"ios":"9"}}"#
    let expected = #""expect":{"arrival":["will-present"]}}"#
    let state =
      #"{"cases":[{"name":"n","payload":{"aps":{"content-available":1}},"situation":{"state":"suspended"},"#
    world.files["k.json"] = state + expected + "]}"
    world.files["F/k.json"] = world.files["k.json"]
    (world.files["G/.git/HEAD"], world.files["G/A.swift"]) = ("", "")
    return world
  }()

  @Test(arguments: CommandDescription.all.map(\.name).filter { $0 != "explain" })
  func `every flag is refused or changes something`(command: String) throws {
    let description = try #require(CommandDescription.all.first { $0.name == command })
    let calls = try #require(Self.calls[command]).map { "\(command) \($0)" }
    let plain = calls.map { Self.result($0) }
    let free = ["no-such-value!", "*", String(repeating: "x", count: 99), "a.json"]
    for flag in description.flags + description.inputs {
      let isMoot = flag.key == .own(.exitZero) && !plain.contains { $0[0] == "findings" }
      let differs = (flag.value.map { $0.words + free } ?? [""]).contains { value in
        zip(calls, plain).contains { Self.result("\($0) \(flag.spelling) \(value)") != $1 }
      }
      #expect(differs || isMoot, "\(command) \(flag.spelling)")
    }
  }

  private static func result(_ call: String) -> [String] {
    let run = Run(call, in: world)
    return ["\(run.code)", run.output, run.errors] + run.written.map { $0.key + $0.value }.sorted()
  }
}
