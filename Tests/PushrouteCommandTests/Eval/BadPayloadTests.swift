import PushrouteCommand
import Testing

struct BadPayloadTests {
  private static let files: KeyValuePairs<String, String> = [
    "missing.json": "missing.json: error: no such file\n",
    "folder/": "folder/: error: is a folder\n",
    "large.json":
      "large.json: error: has more than 16777216 bytes, which is the limit "
      + "[too-large]\n",
    "empty.json":
      "empty.json:1:1: error: found an empty file, expected a JSON object [json-syntax]\n",
    "text.json":
      """
    text.json:1:1: error: found `hello`, expected a value, such as a string in double \
    quotes [json-syntax]
      | hello
      | ^

    """,
    "array.json":
      """
    array.json:1:1: error: a payload must be an object with the key `aps`, not an array [not-an-object]
      | [1]
      | ^

    """,
    "bare.json":
      """
    bare.json:1:1: error: the payload has no `aps` object [missing-aps]
      | {}
      | ^

    """,
    "string.json":
      """
    string.json:1:8: error: `aps` must be an object, not a string [aps-type]
      | {"aps":"x"}
      |        ^

    """,
    "latin1.json":
      """
    latin1.json:1:18: error: found the byte 0xff, which is not UTF-8 in this place, expected \
    text in UTF-8 [json-syntax]
      | {"aps":{"alert":"\u{FFFD}"}}
      |                  ^

    """,
  ]

  @Test
  func `a comma that only Apple's reader lets pass is an error, and answered`() {
    let run = Run("eval --state active --brief comma.json")
    #expect(
      run.errors == """
        comma.json:2:11: error: found a comma after the last member, expected no comma before \
        `}`; Apple's own reader lets a trailing comma pass on the simulator, others refuse it \
        [json-syntax]
          |  "aps": {},
          |           ^

        """
    )
    #expect(!run.output.isEmpty)
    #expect(run.code == .done)
  }

  @Test(arguments: files)
  func `a file that is no payload gets its place and ends with 2`(file: String, message: String) {
    let run = Run("eval --state active " + file)
    #expect(run.errors == message)
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  @Test
  func `deep nesting stops at its limit, and the long line is cut`() {
    let run = Run("eval deep.json")
    #expect(
      run.errors.hasPrefix(
        "deep.json:1:513: error: found nesting deeper than 512 levels, expected at most that many "
          + "[json-syntax]\n  | …[["
      )
    )
    #expect(run.errors.utf8.count < 500)
    #expect(run.code == .failure)
  }

  @Test
  func `all bad files are named, and no answer is printed for the good one`() {
    let run = Run("eval alert.json missing.json bare.json --json")
    #expect(run.errors.contains("missing.json: error:"))
    #expect(run.errors.contains("bare.json:1:1: error:"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["mdm", "voip", "pushtotalk", "location", "fileprovider"])
  func `some push types need no aps`(type: String) {
    #expect(Run("eval bare.json --push-type " + type).code == .done)
  }

  @Test
  func `what is odd about a payload is a warning`() {
    var world = MemoryWorld.usual
    world.files["odd.json"] = "\u{FEFF}{\"aps\":{\"contentAvailable\":1,\"badge\":1,\"badge\":2}}"
    let run = Run("eval odd.json --state suspended --lifecycle app --brief", in: world)
    #expect(
      run.errors == """
        odd.json:1:9: error: iOS does not know `contentAvailable` in `aps`; did you mean `content-available`? [unknown-aps-key]
          | {"aps":{"contentAvailable":1,"badge":1,"badge":2}}
          |         ^
          after the fix, suspended: didReceiveRemoteNotification:fetchCompletionHandler:
        odd.json:1:1: warning: the file begins with a byte-order mark: the simulator reads over it, others refuse the \
        file [byte-order-mark]
          | {"aps":{"contentAvailable":1,"badge":1,"badge":2}}
          | ^
        odd.json:1:40: warning: the key `badge` occurs twice, first at 1:30: remove one \
        [duplicate-key]
          | {"aps":{"contentAvailable":1,"badge":1,"badge":2}}
          |                                        ^

        """
    )
    #expect(run.code == .done)
    #expect(Run("eval odd.json --quiet", in: world).errors.isEmpty)
  }

  @Test
  func `text of a path or a payload is printed escaped`() {
    var world = MemoryWorld.usual
    let path = "a\u{1B}[31m\u{202E}.json"
    world.files[path] = "{\"aps\":{\u{1B}"
    let broken = Run(["eval", path], in: world)
    #expect(!broken.errors.contains("\u{1B}"))
    #expect(broken.errors.contains("a\\u{1b}[31m\\u{202e}.json:1:9"))
    world.files[path] = #"{"aps":{},"Simulator Target Bundle":"\u001b[2J"}"#
    for flags in ["--state=active", "--json", "--format=text", "--expect=did-receive"] {
      let run = Run(["eval", path, flags], in: world)
      #expect(run.code != .failure)
      #expect(!(run.output + run.errors).contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  private static let payloads: [(type: String, size: Int, isTooLarge: Bool)] = [
    (type: "alert", size: 4096, isTooLarge: false),
    (type: "alert", size: 4097, isTooLarge: true),
    (type: "voip", size: 5120, isTooLarge: false),
    (type: "voip", size: 5121, isTooLarge: true),
  ]

  @Test(arguments: payloads)
  func `a payload that APNs refuses for its size is a caveat`(
    type: String,
    size: Int,
    isTooLarge: Bool
  ) {
    var world = MemoryWorld.usual
    let payload = #"{"aps":{"alert":"Hello"}"#
    let space = String(repeating: " ", count: size - payload.utf8.count - 1)
    world.files["big.json"] = payload + space + "}\n"
    for flags in ["--json --state active", "", "--state active"] {
      let run = Run("eval big.json --push-type \(type) \(flags)", in: world)
      let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      #expect(text.contains("this one has \(size): nothing arrives.") == isTooLarge)
    }
  }
}
