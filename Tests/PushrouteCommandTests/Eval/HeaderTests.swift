import PushrouteCommand
import Testing

struct HeaderTests {
  private static let headers: [(headers: String, type: String, priority: Int)] = [
    (
      headers: "apns-push-type: background\napns-priority: 5\n", type: "\"background\"", priority: 5
    ),
    (
      headers: "POST /3/device/00 HTTP/2\r\nAPNs-Push-Type:alert \r\n:path: x\r\n\r\n",
      type: "\"alert\"",
      priority: 10
    ),
    (headers: #"{"apns-push-type":"voip","apns-priority":"1"}"#, type: "\"voip\"", priority: 1),
    (
      headers: #" {"Apns-Priority":5,"apns-topic":"x","other":[]}"#, type: "\"missing\"",
      priority: 5
    ),
    (headers: "", type: "\"missing\"", priority: 10),
  ]

  @Test(arguments: headers)
  func `headers come from lines or a JSON object`(headers: String, type: String, priority: Int) {
    let run = run(headers)
    #expect(run.output.contains("\"pushType\": \(type),\n    \"priority\": \(priority)\n"))
    #expect(!run.output.contains("\"pushType\"\n"))
    #expect(run.code == .done)
  }

  private static let wrongHeaders: KeyValuePairs<String, String> = [
    "apns-push-type: alert\nnonsense\n":
      "headers.txt:2:1: error: found a line without a colon, expected `name: value`\n"
      + "  | nonsense\n  | ^\n",
    "apns-priority: 7":
      "headers.txt:1:16: error: apns-priority: found `7`, expected 10, 5 or 1\n"
      + "  | apns-priority: 7\n  |                ^\n",
    "apns-priority: 5\napns-priority: 10":
      "headers.txt:2:16: error: found apns-priority again with another value, expected it "
      + "once\n  | apns-priority: 10\n  |                ^\n",
    #"{"apns-push-type":"allert"}"#:
      "headers.txt:1:19: error: apns-push-type: found `allert`, expected alert, "
      + "background, voip, location, pushtotalk, fileprovider, complication, mdm, liveactivity, "
      + "widgets or controls; did you mean alert?\n"
      + "  | {\"apns-push-type\":\"allert\"}\n  |                   ^\n",
    #"{"apns-priority":null}"#:
      "headers.txt:1:18: error: apns-priority: found `null`, expected 10, 5 or 1\n"
      + "  | {\"apns-priority\":null}\n  |                  ^\n",
    "> apns-priority: 5":
      "headers.txt:1:1: error: found `> apns-priority` as the name of a header, expected "
      + "one such as `apns-topic`\n  | > apns-priority: 5\n  | ^\n",
    #"["apns-priority: 5"]"#:
      "headers.txt:1:1: error: found an array, expected an object of headers, or header "
      + "lines\n  | [\"apns-priority: 5\"]\n  | ^\n",
    "{":
      "headers.txt:1:2: error: found the end of the file, expected a key in "
      + "double quotes or `}` [json-syntax]\n  | {\n  |  ^\n",
  ]

  @Test(arguments: wrongHeaders)
  func `headers that are wrong get their place`(headers: String, message: String) {
    let run = run(headers)
    #expect(run.errors == message)
    #expect(run.code == .failure)
  }

  private static let contradictingFlags: KeyValuePairs<String, String> = [
    "--push-type background":
      "--push-type background and apns-push-type alert of --headers cannot be combined",
    "--priority 5": "--priority 5 and apns-priority 10 of --headers cannot be combined",
  ]

  @Test(arguments: contradictingFlags)
  func `a flag must agree with the file`(flags: String, message: String) {
    let run = run("apns-push-type: alert\napns-priority: 10", flags)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.code == .failure)
  }

  @Test
  func `a flag that agrees, or adds what the file leaves out, is fine`() {
    #expect(run("apns-push-type: alert", "--push-type alert --priority 5").code == .done)
  }

  @Test(arguments: [
    (call: "eval alert.json --headers -", code: ExitCode.done),
    (call: "eval - --headers -", code: .failure),
    (call: "eval --headers -", code: .failure),
  ])
  func `headers may come from standard input, if the payload does not`(
    call: String,
    code: ExitCode
  ) {
    var world = MemoryWorld.usual
    world.input = "apns-priority: 5"
    #expect(Run(call, in: world).code == code)
  }

  @Test
  func `a missing file of headers is named`() {
    let run = Run("eval alert.json --headers nowhere.txt")
    #expect(run.errors == "nowhere.txt: error: no such file\n")
    #expect(run.code == .failure)
  }

  private func run(_ headers: String, _ flags: String = "") -> Run {
    var world = MemoryWorld.usual
    world.files["headers.txt"] = headers
    return Run("eval alert.json --state active --json --headers headers.txt " + flags, in: world)
  }
}
