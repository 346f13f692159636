import Foundation
import PushRules
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// The command writes a user's first files: cases, scenarios and complete examples.
struct FirstStepsTests {
  @Test func `a case that eval writes holds`() throws {
    var world = MemoryWorld.project
    let paths = world.files.keys.filter {
      $0.hasPrefix("Payloads/") && $0.hasSuffix(".json") && !$0.contains("..")
        && !["cases", "scenarios", "broken"].contains($0.split(separator: "/")[1])
    }
    var count = 0
    for path in Sweep.of(paths.sorted(), oneIn: 10) {
      for flags in ["", "--launch notification", "--killed-by-user --ios 12"] {
        let call = ["eval", path, "-f", "case"] + flags.split(separator: " ").map(String.init)
        let written = Run(call, in: world)
        guard written.code == .done else { continue }
        world.files["written.json"] = written.output
        let run = Run("test written.json", in: world)
        #expect(run.code == .done, "\(call): \(run.output)\(run.errors)")
        count += 1
      }
    }
    #expect(count > (Sweep.isWhole ? 20 : 10))
  }

  @Test func `cases for several payloads have names of their own`() {
    var world = MemoryWorld.usual
    world.files["written.json"] = Run("eval alert.json alert.json silent.json -f case").output
    #expect(Run("test written.json", in: world).output == "18 cases in 1 file: all passed\n")
  }

  private static let scripts = [
    "home push:silent.json after:30 tap-icon --state active --ios 17 --lifecycle app",
    "push:alert.json tap-notification --killed-by-user --device iPad",
    "home open-switcher kill --state active --implements did-receive-fetch",
  ]

  @Test(arguments: scripts)
  func `a scenario that simulate writes is the same script`(script: String) {
    var world = MemoryWorld.usual
    let written = Run("simulate \(script) -f scenario")
    #expect(written.code == .done)
    world.files["written.json"] = written.output
    let trace = Run("simulate written.json --brief", in: world)
    #expect(trace.code == .done, "\(trace.errors)")
    #expect(Run("simulate written.json -f scenario", in: world).output == written.output)
  }

  private static let examples: [(topic: String, example: WholeExample, call: String)] = [
    (topic: "payload", example: .payload, call: "eval push.json --state suspended"),
    (topic: "cases", example: .cases, call: "test cases.json"),
    (topic: "scenario", example: .scenario, call: "simulate scenario.json"),
  ]

  @Test(arguments: examples)
  func `the example of a topic is whole and runs`(
    topic: String,
    example: WholeExample,
    call: String
  ) {
    let world = MemoryWorld(files: [example.file: example.text])
    let run = Run(call, in: world)
    #expect(run.code == .done, "\(run.output)\(run.errors)")
    #expect(Run("help " + topic).output.contains(example.text))
    #expect(example.lines.contains { $0.value == "pushroute " + call })
  }

  @Test func `the example of the configuration states what eval knows`() throws {
    let text = WholeExample.config.text
    let case1 = #"{"name":"x","payload":{"aps":{}},"situation":{"state":"active","#
    let start = try #require(text.range(of: "\"situation\": {")).upperBound
    let situation = text[start...].prefix { $0 != "}" }
    let file = #"{"cases":["# + case1 + situation + #"},"expect":{"wake":"running"}}]}"#
    let run = Run("test x.json", in: MemoryWorld(files: ["x.json": file]))
    #expect(run.code == .done, "\(run.output)\(run.errors)")
    #expect(Run("help config").output.contains(text))
  }

  private static let broken = #"""
    { "cases": [
      { "name": "one", "payload": { "aps": {} }, "situation": { "state": "slept", "ios": "99" },
        "expect": { "arrival": ["did-recieve"], "wake": "up" } },
      { "name": "", "payload": "no.json", "situation": { "state": "active" }, "expect": {} },
      { "nam": "three" } ], "casez": 1 }
    """#

  @Test func `all mistakes of a file are reported`() {
    let world = MemoryWorld(files: ["broken.json": Self.broken])
    let run = Run("test broken.json", in: world)
    for words in [
      "slept", "did-recieve", "wake", "no.json", "expectation", "`casez`", "`nam`", "a name in it",
    ] {
      #expect(run.errors.contains(words), "\(words): \(run.errors)")
    }
    #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } > 9)
    #expect(run.output.hasSuffix("0 cases in 0 files: nothing to run; 1 file not read\n"))
    #expect(run.code == .failure)
    let github = Run("test broken.json -f github", in: world).output.split(separator: "\n")
    #expect(github.count > 9 && github.allSatisfy { $0.hasPrefix("::error file=broken.json,") })
  }

  private static let missed = #"""
    { "cases": [
      { "name": "one", "payload": { "aps": { "content-available": 1 } },
        "situation": { "state": "suspended", "lifecycle": "app" },
        "expect": { "arrival": [], "userAction": null, "wake": "none" } },
      { "name": "two", "payload": { "aps": { "content-available": 1 } },
        "situation": { "state": "suspended" }, "expect": { "notCalled": ["did-receive-fetch"] } } ] }
    """#

  @Test func `missed expectations are taken over after a look`() throws {
    var world = MemoryWorld(files: ["missed.json": Self.missed])
    let look = Run("test missed.json --diff", in: world)
    #expect(look.code == .findings && look.written.isEmpty)
    #expect(
      look.output.contains(
        #"+    "expect": { "arrival": ["did-receive-fetch"], "userAction": null"#
      )
    )
    let run = Run("test missed.json --update --run one", in: world)
    #expect(run.errors == "missed.json: rewrote 2 expectations\n")
    #expect(run.code == .done, "\(run.output)")
    world.files["missed.json"] = run.written["missed.json"]
    #expect(Run("test missed.json --run one", in: world).code == .done)
    // The update does not decide whether a method may run.
    #expect(Run("test missed.json --update", in: world).code == .findings)
    #expect(Run("test missed.json --update --diff", in: world).code == .failure)
    world.input = Self.missed
    #expect(Run("test - --update", in: world).errors.contains("standard input cannot be rewritten"))
  }

  @Test func `test and simulate read the messages of providers`() {
    let message =
      #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"background","#
      + #""apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}"#
    let start = #"{"name":"x","situation":{"state":"suspended","lifecycle":"app"},"#
    let file =
      #"{"cases":["# + start + #""payload":"# + message
      + #","expect":{"arrival":["did-receive-fetch"]}},"#
      + start.replacing("\"x\"", with: "\"y\"")
      + #""payload":"fcm.json","expect":{"arrival":["did-receive-fetch"]}}]}"#
    let scenario = #"{"state":"suspended","events":[{"push":"fcm.json"},{"push":"# + message + "}]}"
    let world = MemoryWorld(files: [
      "fcm.json": message, "cases.json": file, "scenario.json": scenario,
      "urgent.json": message.replacing("\"5\"", with: "\"10\""),
    ])
    #expect(Run("test cases.json", in: world).output == "2 cases in 1 file: all passed\n")
    #expect(Run("test cases.json --from fcm", in: world).code == .done)
    #expect(Run("test cases.json --from apns", in: world).code == .failure)
    let trace = Run("simulate scenario.json", in: world)
    #expect(
      trace.output.components(separatedBy: "didReceiveRemoteNotification:fetchCompletionHandler:")
        .count > 2,
      "\(trace.errors)"
    )
    let urgent = Run("simulate push:urgent.json --state suspended", in: world)
    #expect(
      urgent.code == .done
        && !urgent.output.contains("didReceiveRemoteNotification:fetchCompletionHandler:")
    )
  }
}
