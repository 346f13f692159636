import PushTestSupport
import PushrouteCommand
import Testing

struct EvalTableTests {
  private static let answers: [(name: String, call: String)] = [
    (name: "five-states.md", call: "both.json -f markdown --launch notification"),
    (name: "suspended.md", call: "alert.json -f markdown --state suspended"),
    (name: "two-payloads.md", call: "alert.json silent.json -f markdown --ios 3"),
  ]

  @Test(arguments: answers)
  func `the answers are the recorded ones`(name: String, call: String) throws {
    let run = Run("eval " + call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test(arguments: ["markdown", "case"])
  func `changes are no table`(format: String) {
    let run = Run("eval alert.json --want will-present -f " + format)
    #expect(run.errors.contains("--want and --format \(format) cannot be combined"))
    #expect(run.code == .failure)
  }

  @Test
  func `a path cannot break out of its cell`() {
    var world = MemoryWorld.usual
    world.files["a|b,\"<i>\n.json"] = #"{"aps":{"alert":"Hello"}}"#
    let call = ["eval", "a|b,\"<i>\n.json", "--state", "active", "-f", "markdown"]
    #expect(Run(call, in: world).output.contains("`a\\|b,\"<i>\\u{a}.json`"))
  }
}
