import AppLifecycle
import PushPayload
import PushTestSupport
import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

/// What the program writes for itself to read, it reads back.
struct ReadBackTests {
  private static func json(_ text: String) -> JSONNode? {
    try? JSONDocument(reading: Array(text.utf8)).root
  }

  @Test
  func `the calls that simulate lists fit its own check`() {
    var random = SeededRandom(seed: 1)
    let events = LifecycleEvent.scripted.map(\.name)
    var played = 0
    for _ in 0..<Sweep.count(10_000) {
      let script = (0..<Int.random(in: 1...4, using: &random)).map { _ in events.one(&random) }
      let ios = ["4", "7", "9", "12", "13", "17", "26"].one(&random)
      let state = ["not-running", "active", "background", "suspended"].one(&random)
      let call = ["simulate"] + script + ["--ios", ios, "--state", state]
      let steps = Self.json(Run(call + ["--json"], in: MemoryWorld()).output)?["steps"]?.elements
      let calls = steps?.flatMap { $0["calls"]?.elements ?? [] } ?? []
      for name in ["method", "selector", "signature"] {
        let lines = calls.compactMap { $0[name]?.string }.filter { PrintedName($0) != nil }
        guard lines.count == calls.count, !lines.isEmpty else { continue }
        played += 1
        let world = MemoryWorld(files: ["log": lines.joined(separator: "\n")])
        let check = Run(call + ["--check", "log", "-q"], in: world)
        #expect(check.code == .done, "\(call) \(name): \(check.errors)")
      }
    }
    #expect(played > 50)
  }

  @Test
  func `a case that eval writes passes`() {
    var random = SeededRandom(seed: 2)
    let samples = MemoryWorld.project.files.keys.sorted().filter {
      !$0.contains("..") && !$0.contains("cases") && !$0.contains("scenarios")
        && ($0.hasSuffix(".json") || $0.hasSuffix(".apns"))
    }
    var passed = 0
    for _ in 0..<Sweep.count(5_000) {
      var world = MemoryWorld.project
      let state = ["suspended", "active", "inactive", "background", "not-running"].one(&random)
      let more = [[], ["--tap"], ["--scene"], ["--implements", "did-receive-fetch"]].one(&random)
      let ios = ["9", "12", "17", "26"].one(&random)
      let call = ["eval", samples.one(&random), "--state", state, "--ios", ios] + more
      let run = Run(call + ["-f", "case"], in: world)
      guard run.code == .done else { continue }
      passed += 1
      world.files["own.json"] = run.output
      let test = Run("test own.json", in: world)
      #expect(test.code == .done, "\(call) \(test.output) \(test.errors)")
    }
    #expect(passed > 50)
  }

  @Test
  func `a baseline hides what it was written for`() {
    for sample in Check.all.compactMap(\.about.bad) where sample.headers.isEmpty {
      let text = sample.payload
      var world = MemoryWorld(files: ["a.json": text, "b.md": "```json\n\(text)\n```\n"])
      world.files["c.json"] = "{\"k/~.é\":\(text),\"l\":\(text)}"
      for call in ["lint a.json b.md c.json", "lint c.json a.json --severity warning"] {
        world.files["b"] = Run(call + " --write-baseline b", in: world).written["b"]
        let run = Run(call + " --baseline b --fail-severity info", in: world)
        #expect(run.code != .findings, "\(run.output)")
      }
    }
  }

  @Test
  func `a configuration that fits its schema is read`() {
    var random = SeededRandom(seed: 3)
    let schema = Self.json(Run("schema config").output)
    for _ in 0..<Sweep.count(5_000) {
      let text = Self.value(of: schema, &random)
      var world = MemoryWorld(files: ["a.json": "{\"aps\":{\"alert\":1}}"])
      world.files[".pushroute.json"] = text
      world.files["x"] = #"{"files":{}}"#
      let errors = Run("lint a.json", in: world).errors
      #expect(!errors.contains(".pushroute.json:1"), "\(text) \(errors)")
    }
  }

  /// A value that fits a schema.
  private static func value(of schema: JSONNode?, _ random: inout SeededRandom) -> String {
    if let words = schema?["enum"]?.elements { return words.one(&random).compactText }
    if let word = schema?["const"] { return word.compactText }
    if let some = schema?["anyOf"]?.elements {
      // Beside names, a string without a pattern is another spelling of one of them.
      let named = some.filter { $0["enum"] != nil }
      let other = some.filter { $0["type"]?.string != "string" || $0["pattern"] != nil }
      return value(of: (named.isEmpty ? some : named + other).one(&random), &random)
    }
    switch schema?["type"]?.string {
    case "array": return "[" + value(of: schema?["items"], &random) + "]"
    case "boolean": return "true"
    case "null": return "null"
    case "integer", "number": return "1"
    case "object":
      let own = (schema?["properties"]?.members ?? []).filter { _ in .random(using: &random) }
      let all = own.map { "\"\($0.key)\":" + value(of: $0.node, &random) }
      guard let others = schema?["additionalProperties"], others.members != nil else {
        return "{" + all.joined(separator: ",") + "}"
      }
      return "{\"a/**\":" + value(of: others, &random) + "}"
    default: return schema?["pattern"] == nil ? "\"x\"" : "\"*\""
    }
  }
}

extension Array {
  fileprivate func one(_ random: inout SeededRandom) -> Element {
    self[.random(in: indices, using: &random)]
  }
}
