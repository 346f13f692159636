import PushTestSupport
import PushrouteCommand
import Testing

struct FoundPushTests {
  private static let world: MemoryWorld = {
    let alert = "{\"aps\":{\"alert\":\"A\"}}"
    let silent = "{\"aps\":{\"content-available\":1}}"
    let request = "POST https://h/3/device/a\napns-topic: a.b\n"
    var world = MemoryWorld()
    world.files = [
      "one.md": "# A\n\n```json\n\(alert) // shown\n```\n",
      "two.md": "```json\n\(alert)\n```\n\n```json\n{\"a\":\(alert),\"b\":\(silent)}\n```\n",
      "two.json": "{\"a\":\(alert),\"b\":{\"c\":\(silent)}}",
      "pushes.http": request + "apns-push-type: background\napns-priority: 5\n\n\(silent)\n"
        + "###\n\(request)\n\(silent)\n",
      "slips.jsonc": "{\"aps\":{\"alert\":\"A\",}} // shown",
      "empty.md": "# A\n",
      "app.json": "{\"notifications\":[{\"tokens\":[\"t\"],\"platform\":1,\"message\":\"A\"},"
        + "{\"tokens\":[\"t\"],\"platform\":1,\"message\":\"B\"}]}",
    ]
    return world
  }()

  private static let answers: [(operand: String, lines: [String])] = [
    (operand: "one.md", lines: [""]),
    (operand: "two.md", lines: ["two.md#2: ", "two.md#6#a: ", "two.md#6#b: "]),
    (operand: "two.md#6#b", lines: ["didReceive"]),
    (operand: "two.json#b.c", lines: ["didReceive"]),
    (operand: "pushes.http#6", lines: ["didReceive"]),
    (operand: "pushes.http#11", lines: ["priority 10 wakes no app"]),
    (operand: "slips.jsonc", lines: [""]),
    (operand: "app.json#2", lines: [""]),
  ]

  @Test(arguments: answers)
  func `eval reads what lint reads, and each by its place`(operand: String, lines: [String]) {
    let run = Run("eval \(operand) --state suspended --brief", in: Self.world)
    let printed = run.output.split(separator: "\n")
    #expect(printed.count == lines.count, "\(run.output)\(run.errors)")
    for (line, expected) in zip(printed, lines) { #expect(line.contains(expected)) }
  }

  private static let refusals: KeyValuePairs<String, String> = [
    "diff two.json one.md":
      "two.json: error: found 2 payloads with different pushes, expected one: name it, "
      + "as in `two.json#a`, `two.json#b.c`",
    "eval two.md#7":
      "two.md: error: found 3 payloads with different pushes, expected one: name it, "
      + "as in `two.md#2`, `two.md#6#a`, `two.md#6#b`",
    "eval one.md#x":
      "one.md: error: found one payload, expected its name without a place: `one.md`",
    "eval empty.md":
      "empty.md: error: found no payload, expected fenced JSON, or the body of a request, "
      + "with a push in it",
    "eval no.json#a": "no.json#a: error: no such file",
  ]

  @Test(arguments: refusals)
  func `of several pushes one is named`(call: String, error: String) {
    let run = Run(call, in: Self.world)
    #expect(run.errors == error + "\n")
    #expect(run.code == .failure)
  }

  @Test
  func `a finding about a header that is not there has the place of its push`() {
    let run = Run("lint pushes.http", in: Self.world)
    #expect(run.output.contains("pushes.http:11:1: error: apns-priority is missing"))
    #expect(!run.output.contains("pushes.http: "))
  }
}
