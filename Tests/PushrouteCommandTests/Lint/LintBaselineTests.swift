import PushrouteCommand
import Testing

struct LintBaselineTests {
  private static let text = #"{"aps":{"alert":"Hi","content-available":"1","mutable-content":0}}"#
  private static let flags = "--ignore alert-and-content-available"

  /// A world with a payload, and the baseline of it.
  private static func world(_ path: String = "known.json") -> MemoryWorld {
    var world = MemoryWorld(files: ["p/a.json": text, "p/b.json": "{\"aps\":{},,}"])
    let run = Run("lint p --write-baseline \(path) \(flags)", in: world)
    world.files[path] = run.written[path]
    return world
  }

  @Test
  func `what is found is written, and ends with 0`() {
    let world = MemoryWorld(files: ["p/a.json": Self.text, "p/b.json": "{\"aps\":{},,}"])
    let run = Run("lint p --write-baseline known.json \(Self.flags)", in: world)
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors == "pushroute: wrote 3 findings in 2 files to known.json\n")
    #expect(
      run.written["known.json"] == """
        {
          "schemaVersion": 1,
          "files": {
            "p/a.json": [
              {
                "code": "content-available-type",
                "at": "/aps/content-available",
                "count": 1
              },
              {
                "code": "mutable-content-value",
                "at": "/aps/mutable-content",
                "count": 1
              }
            ],
            "p/b.json": [
              {
                "code": "json-syntax",
                "at": "",
                "count": 1
              }
            ]
          }
        }

        """
    )
  }

  private static let layouts: [String] = [
    text,
    "\n\n\n" + text,
    "{\n  \"aps\": {\n    \"mutable-content\": 0,\n    \"content-available\": \"1\",\n"
      + "    \"alert\": \"Hi\"\n  }\n}\n",
    #"{"id":5,"aps":{"badge":1,"alert":"Hello","content-available":true,"mutable-content":false}}"#,
  ]

  @Test(arguments: layouts)
  func `what is known is known in every layout`(layout: String) {
    var world = Self.world()
    world.files["p/a.json"] = layout
    let run = Run("lint p --baseline known.json \(Self.flags)", in: world)
    #expect(run.output == "2 files: no problems; 3 in the baseline\n")
    #expect(run.code == .done)
    let other = Run("lint p --no-config \(Self.flags)", in: world)
    #expect(other.code == .findings)
  }

  @Test
  func `what is new is reported, and what is gone is counted`() {
    var world = Self.world()
    world.files["p/a.json"] = #"{"aps":{"alert":"Hi","mutable-content":0},"x":1,"x":2}"#
    let run = Run("lint p --baseline known.json", in: world)
    #expect(run.output.contains("[duplicate-key]"))
    #expect(run.output.hasSuffix("2 files: 1 warning; 2 in the baseline\n"))
    #expect(run.errors.contains("1 finding of the baseline no longer occurs"))
    #expect(run.code == .findings)
  }

  @Test
  func `paths are those from the folder of the baseline`() {
    var world = Self.world("p/known.json")
    #expect(world.files["p/known.json"]?.contains("\"a.json\"") == true)
    world.files[".pushroute.json"] = #"{"baseline":"p/known.json"}"#
    #expect(Run("lint p/a.json \(Self.flags)", in: world).code == .done)
    #expect(Run("lint p/a.json --no-config", in: world).code == .findings)
  }

  @Test
  func `what is known is not mended`() {
    let run = Run("lint p --fix --baseline known.json \(Self.flags)", in: Self.world())
    #expect(run.written.isEmpty)
    #expect(run.output == "2 files: no problems; fixed 0 in 0 files; 3 in the baseline\n")
  }

  private static let mistakes: KeyValuePairs<String, String> = [
    "{}": "known.json:1:1: error: found no member `files`, expected one",
    #"{"file":{}}"#: "known.json:1:2: error: found the member `file`",
    #"{"files":[]}"#: "known.json:1:10: error: found an array",
    #"{"files":{"a":{}}}"#: "known.json:1:15: error: found an object",
    #"{"files":{"a":[{"code":"x","at":""}]}}"#: "known.json:1:16: error: ",
    #"{"files":{"a":[{"code":"x","at":"","count":0}]}}"#: "known.json:1:16: error: ",
    "{": "known.json:1:2: error: ",
  ]

  @Test(arguments: mistakes)
  func `a baseline with a mistake ends with 2`(text: String, message: String) {
    var world = Self.world()
    world.files["known.json"] = text
    let run = Run("lint p --baseline known.json", in: world)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  private static let calls: KeyValuePairs<String, String> = [
    "lint p --baseline no.json": "no.json: error: no such file\n",
    "lint p --baseline known.json --write-baseline x.json":
      "pushroute: --write-baseline and --baseline cannot be combined\n",
    "lint p --fix --write-baseline x.json":
      "pushroute: --write-baseline and --fix cannot be combined: a baseline is for findings that "
      + "stay\n",
    "lint --ndjson p/a.json --baseline known.json":
      "pushroute: --ndjson and --baseline cannot be combined: each line gets one line of JSON\n",
  ]

  @Test(arguments: calls)
  func `a call that cannot be ends with 2`(call: String, message: String) {
    let run = Run(call, in: Self.world())
    #expect(run.errors == message)
    #expect(run.code == .failure)
  }
}
