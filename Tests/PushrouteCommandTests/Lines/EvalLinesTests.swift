import PushTestSupport
import PushrouteCommand
import Testing

struct EvalLinesTests {
  private static let world = MemoryWorld.of(
    #"{"aps":{"alert":"Hello"}}"#,
    "",
    #"{"aps":{"content-available":1}}"#,
    "no payload",
    " \t",
    #"{"aps":{"alert":"Hello","content-available":1}}"# + "\r",
    #"{"x":1}"#,
    #"["# + "\r" + #" {"aps":{}}"#,
    #"{"message":{"token":"t","apns":{"payload":{"aps":{"content-available":1}}}}}"#,
    #"{"aps":{"content-available":1}}"#
  )

  @Test
  func `a key names a line, and no line ends the job`() {
    let world = MemoryWorld.of(
      #"{"aps":{},"id":"a\"é"}"#,
      "",
      #"{"id":7"#,
      #"{"aps":{},"id":{"x":[1]}}"#,
      #"{"aps":{}}"#,
      "[1]",
      #"{"aps":{},"id":1,"id":2.50}"#
    )
    for call in ["eval", "lint"] {
      let state = call == "eval" ? " --state active" : ""
      let run = Run("\(call) --ndjson many --key id\(state)", in: world)
      let starts = run.output.split(separator: "\n").map { $0.prefix { $0 != "[" }.prefix(31) }
      let keys = ["\"a\\\"é\"", "null", "{\"x\":", "null", "null", "2.50"]
      for (start, (line, key)) in zip(starts, zip([1, 3, 4, 5, 6, 7], keys)) {
        #expect(start.hasPrefix("{\"line\":\(line),\"key\":\(key)"), "\(start)")
      }
      #expect(starts.count == 6 && run.code == .findings)
      #expect(Run("\(call) --ndjson many --exit-zero\(state)", in: world).code == .done)
    }
    #expect(Run("lint many --key id", in: world).code == .failure)
    #expect(Run("lint many --ndjson --key id -f sarif", in: world).code == .failure)
    #expect(Run("eval missing --ndjson --exit-zero --state active", in: world).code == .failure)
  }

  @Test(arguments: [1, 5, 64, 100_000])
  func `one line comes of each line that is not empty, in their order`(pieceSize: Int) {
    var world = Self.world
    world.pieceSize = pieceSize
    let run = Run("eval --ndjson many --state suspended", in: world)
    #expect(
      run.output == """
        {"line":1,"wake":"none","arrival":[],"userAction":[]}
        {"line":3,"wake":"resumed","arrival":["did-receive-fetch"],"userAction":[]}
        {"line":4,"error":{"code":"json-syntax","column":1,"message":"found `no`, expected `false`"}}
        {"line":6,"wake":"resumed","arrival":["did-receive-fetch"],"userAction":[]}
        {"line":7,"error":{"code":"missing-aps","column":1,"message":"the payload has no `aps` object"}}
        {"line":8,"error":{"code":"json-syntax","column":14,"message":"found the end of the file, \
        expected `]` to close the array that begins at 8:1"}}
        {"line":9,"wake":"none","arrival":[],"userAction":[]}
        {"line":10,"wake":"resumed","arrival":["did-receive-fetch"],"userAction":[]}

        """
    )
    #expect(run.errors == "pushroute: 3 of 8 lines: no payload; the answers say why\n")
    #expect(run.code == .findings)
  }

  @Test
  func `a line that only Apple's reader takes has its answer and a note`() {
    let run = Run(
      "eval --ndjson many --state suspended",
      in: .of(#"{"aps":{"content-available":1,}}"#)
    )
    #expect(
      run.output == """
        {"line":1,"wake":"resumed","arrival":["did-receive-fetch"],"userAction":[],\
        "note":{"code":"json-syntax","column":30,"message":"found a comma after the last member, \
        expected no comma before `}`; Apple's own reader lets a trailing comma pass on the \
        simulator, others refuse it"}}

        """
    )
    #expect(run.code == .done)
  }

  @Test
  func `a line gets the answer that a file of its own gets`() throws {
    let world = MemoryWorld.project
    let files = world.files.filter { $0.key.hasSuffix(".json") && !$0.key.contains("..") }
    let payloads = Sweep.of(files.sorted { $0.key < $1.key }, oneIn: 20)
    let flags = "--state suspended --launch notification --ios 9"
    var lines: [String] = []
    var expected: [String] = []
    for (path, text) in payloads {
      let single = Run("eval \(path) \(flags) --json", in: world)
      // A file with several payloads has several answers.
      guard !text.isEmpty, !single.output.hasPrefix("[") else { continue }
      lines.append(text.replacing("\n", with: " "))
      expected.append(single.code == .failure ? "error" : JSONLine(ofAnswer: single.output).text)
    }
    let run = Run("eval --ndjson many \(flags)", in: .of(lines))
    let answers = run.output.split(separator: "\n").map { JSONLine(String($0)).text }
    #expect(answers == expected)
    #expect(expected.count > (Sweep.isWhole ? 5 : 3))
  }

  @Test
  func `a line of 1 MiB is read, a longer one refused, wherever it ends`() {
    let padding = String(repeating: " ", count: (1 << 20) - #"{"aps":{}}"#.count)
    let line = #"{"aps":{}}"# + padding
    for pieceSize in Sweep.of([1 << 18, 1 << 20, 1 << 23], oneIn: 3) {
      var world = MemoryWorld.of(line, line + " ", #"{"aps":{}}"#, line + padding + line)
      world.pieceSize = pieceSize
      let run = Run("eval --ndjson many --state active --ios 9", in: world)
      #expect(
        run.output == """
          {"line":1,"wake":"running","arrival":["did-receive-fetch"],"userAction":[]}
          {"line":2,"error":{"code":"too-large","column":null,"message":"found a line of more than \
          1048576 bytes, expected at most that many"}}
          {"line":3,"wake":"running","arrival":["did-receive-fetch"],"userAction":[]}
          {"line":4,"error":{"code":"too-large","column":null,"message":"found a line of more than \
          1048576 bytes, expected at most that many"}}

          """
      )
    }
  }

  @Test
  func `messages state request headers of their own`() {
    let world = MemoryWorld.of(
      #"{"message":{"token":"t","apns":{"headers":{"apns-push-type":"voip"},"payload":{"aps":{}}}}}"#,
      #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"content-available":1}}}}}"#,
      #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"7"},"payload":{"aps":{}}}}}"#
    )
    let flags = "--state suspended --implements did-receive-fetch,did-receive-incoming-push"
    let run = Run(
      "eval --ndjson many \(flags) --background-modes voip,remote-notification",
      in: world
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].contains(#""arrival":["did-receive-incoming-push"]"#))
    #expect(lines[1].contains(#""arrival":["did-receive-fetch"]"#))
    #expect(lines[2].contains(#""error":{"code":"headers","column":60,"message":"apns-priority"#))
  }

  @Test(
    arguments: [
      "": "--ndjson has no effect without --state",
      "--state active --want did-receive":
        "--ndjson and --want cannot be combined: each line gets one line of JSON",
      "--state active -e":
        "--ndjson and --exit-status cannot be combined: each line gets one line of JSON",
      "--state active --format markdown":
        "--ndjson and --format markdown cannot be combined: each line gets one line of JSON",
      "--state active alert.json": "--ndjson and alert.json cannot be combined: it reads one file",
    ] as KeyValuePairs
  )
  func `what says nothing about single lines is refused`(flags: String, error: String) {
    let run = Run("eval --ndjson many \(flags)", in: Self.world)
    #expect(run.errors == "pushroute: \(error)\n")
    #expect(run.code == .failure)
  }
}
