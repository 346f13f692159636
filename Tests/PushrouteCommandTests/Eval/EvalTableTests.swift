import PushTestSupport
import PushrouteCommand
import Testing

struct EvalTableTests {
  private static let answers: [(name: String, call: String)] = [
    (name: "five-states.md", call: "both.json -f markdown --launch notification"),
    (name: "suspended.md", call: "alert.json -f markdown --state suspended"),
    (name: "two-payloads.md", call: "alert.json silent.json -f markdown --ios 3"),
    (name: "two-payloads.csv", call: "alert.json silent.json -f csv --ios 3 --launch icon"),
    (name: "suspended.csv", call: "both.json -f csv --state suspended"),
  ]

  @Test(arguments: answers)
  func `the answers are the recorded ones`(name: String, call: String) throws {
    let run = Run("eval " + call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test(arguments: ["markdown", "csv"])
  func `changes are no table`(format: String) {
    let run = Run("eval alert.json --want will-present -f " + format)
    #expect(run.errors.contains("--want and --format \(format) cannot be combined"))
    #expect(run.code == .failure)
  }

  @Test
  func `a path cannot break out of its cell`() {
    var world = MemoryWorld.usual
    world.files["a|b,\"<i>\n.json"] = #"{"aps":{"alert":"Hello"}}"#
    let call = ["eval", "a|b,\"<i>\n.json", "--state", "active", "-f"]
    let markdown = Run(call + ["markdown"], in: world)
    #expect(markdown.output.contains("`a\\|b,\"<i>\\u{a}.json`"))
    let csv = Run(call + ["csv"], in: world)
    #expect(csv.output.contains("\n\"a|b,\"\"<i>\\u{a}.json\",27,active"))
  }
}
