import PushrouteCommand
import Testing

struct LintFixTests {
  private static let codes =
    "--select content-available-type,content-available-value,mutable-content-value,json-syntax"
  private static let mended =
    "{\n  \"aps\": {\n    \"alert\": \"Hi\",\n    \"content-available\": 1\n  }\n}\n"

  @Test
  func `fixes are written, and only what remains is reported`() {
    let run = Run("lint payloads --fix \(Self.codes)", in: .lint)
    #expect(run.written == ["payloads/B.json": Self.mended])
    #expect(run.output.hasSuffix(" 4 payloads: 1 error; fixed 2 in 1 file\n"))
    #expect(run.code == .findings)
    let other = Run("lint payloads/B.json --fix --json \(Self.codes)", in: .lint)
    #expect(other.errors == "pushroute: fixed 2 in 1 file\n")
    #expect(other.code == .done)
  }

  @Test
  func `only findings that are shown are mended`() {
    let run = Run("lint payloads/B.json --fix --select content-available-type", in: .lint)
    #expect(run.written["payloads/B.json"]?.contains("\"mutable-content\": 0") == true)
    #expect(run.written["payloads/B.json"]?.contains("\"content-available\": 1") == true)
    let quiet = Run("lint payloads/B.json --fix --severity error \(Self.codes)", in: .lint)
    #expect(quiet.written.isEmpty)
  }

  @Test
  func `fixes that stand in each other's way take more rounds`() {
    var world = MemoryWorld()
    world.files["x.json"] = #"{"aps":{"content-available":0,"mutable-content":0}}"#
    let run = Run("lint x.json --fix \(Self.codes)", in: world)
    #expect(run.written == ["x.json": #"{"aps":{}}"#])
    #expect(run.output == "1 file: no problems; fixed 2 in 1 file\n")
  }

  @Test
  func `a fix after which iOS reads something else needs a word more`() {
    var world = MemoryWorld()
    world.files["x.json"] = #"{"aps":{"badge":"1","mutable-content":true,"alert":"A"}}"#
    let safe = Run("lint x.json --fix", in: world)
    #expect(safe.written == ["x.json": #"{"aps":{"badge":"1","mutable-content":1,"alert":"A"}}"#])
    #expect(
      safe.output.hasSuffix("fixed 1 in 1 file; --fix --unsafe-fixes fixes 1 more\n"),
      "\(safe.output)"
    )
    let difference = Run("lint x.json --diff", in: world)
    #expect(
      difference.errors
        == "pushroute: would fix 1 in 1 file; --fix --unsafe-fixes fixes 1 more\n"
    )
    let counts = Run("lint x.json --statistics", in: world).output
    #expect(counts.contains("badge-type") && counts.contains("  --fix --unsafe-fixes fixes 1\n"))
    let all = Run("lint x.json --fix --unsafe-fixes", in: world)
    #expect(all.written == ["x.json": #"{"aps":{"badge":1,"mutable-content":1,"alert":"A"}}"#])
    #expect(Run("lint x.json --unsafe-fixes", in: world).code == .failure)
  }

  @Test
  func `the counts are those of a run to its end`() {
    var world = MemoryWorld()
    world.files["x.json"] = #"{"a":{"aps":{"title":"T","body":"B","content_available":true,},},}"#
    let report = Run("lint x.json", in: world)
    #expect(report.output.hasSuffix("--fix fixes 3; --fix --unsafe-fixes fixes 4 more\n"))
    let run = Run("lint x.json --fix --unsafe-fixes", in: world)
    #expect(
      run.written["x.json"]
        == #"{"a":{"aps":{"alert":{"title":"T","body":"B"},"content-available":1}}}"#
    )
    #expect(run.output.contains("; fixed 7 in 1 file"), "\(run.output)")
  }

  @Test
  func `a document and requests are mended in place`() {
    var world = MemoryWorld()
    world.files["a.md"] =
      "# A\n```json\n{\"aps\":{\"alert\":\"é\",\"mutable-content\":true}} // x\n```\nend"
    world.files["a.http"] = "POST /3/device/a\napns-priority: 7\n\n{\"aps\":{\"badge\":true}}\n"
    let run = Run("lint a.md a.http --fix", in: world)
    #expect(run.written == ["a.md": world.files["a.md"]?.replacing("true", with: "1")])
    #expect(
      run.output.contains("a.http:2:16: error: apns-priority must be 10, 5 or 1, not `7`"),
      "\(run.output)"
    )
    #expect(run.output.contains("a.http:4:17: error: `badge` must be a number, not a Boolean"))
  }

  @Test
  func `nothing is written where there is nothing to mend`() {
    let run = Run("lint payloads/ok.json payloads/a --fix \(Self.codes)", in: .lint)
    #expect(run.written.isEmpty)
    #expect(run.output.hasSuffix("fixed 0 in 0 files\n"))
  }

  @Test
  func `a file that cannot be written ends with 2, and the others are reported`() {
    var world = MemoryWorld.lint
    world.fileFailure = .refused("permission denied")
    let run = Run("lint payloads --fix \(Self.codes)", in: world)
    #expect(run.errors == "payloads/B.json: error: cannot write: permission denied\n")
    #expect(run.written.isEmpty)
    let unwritable = "payloads/B.json: error: cannot write: permission denied [unwritable]"
    #expect(run.output.split(separator: "\n").contains { $0 == unwritable })
    #expect(run.output.contains("payloads/B.json:4:"))
    #expect(run.output.contains("payloads/a/z.json:1:21: error: "))
    #expect(run.code == .failure)
  }

  @Test(arguments: ["--diff", "--fix --diff"])
  func `a difference is shown instead of written`(flags: String) {
    let run = Run("lint payloads \(flags) \(Self.codes)", in: .lint)
    #expect(run.written.isEmpty)
    #expect(
      run.output == """
        --- payloads/B.json
        +++ payloads/B.json
        @@ -1,7 +1,6 @@
         {
           "aps": {
             "alert": "Hi",
        -    "content-available": "1",
        -    "mutable-content": 0
        +    "content-available": 1
           }
         }

        """
    )
    #expect(run.errors == "pushroute: would fix 2 in 1 file\n")
    #expect(run.code == .findings)
  }

  @Test
  func `the difference of standard input has its name`() {
    var world = MemoryWorld()
    world.input = #"{"aps":{"content-available":true}}"#
    let run = Run("lint - --diff \(Self.codes)", in: world)
    #expect(
      run.output == """
        --- -
        +++ -
        @@ -1,1 +1,1 @@
        -{"aps":{"content-available":true}}
        \\ No newline at end of file
        +{"aps":{"content-available":1}}
        \\ No newline at end of file

        """
    )
  }

  @Test
  func `a byte-order mark and other line ends stay`() {
    var world = MemoryWorld()
    world.files["x.json"] =
      "\u{FEFF}{\"aps\":{\r\n\"alert\":\"é\",\r\n\"content-available\":true}}\r\n"
    let run = Run("lint x.json --fix --select content-available-type", in: world)
    let expected = "\u{FEFF}{\"aps\":{\r\n\"alert\":\"é\",\r\n\"content-available\":1}}\r\n"
    #expect(run.written["x.json"].map { Array($0.utf8) } == Array(expected.utf8))
  }
}
