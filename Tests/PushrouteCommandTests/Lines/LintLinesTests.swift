import PushPayload
import PushTestSupport
import PushrouteCommand
import Testing

struct LintLinesTests {
  @Test
  func `a line has the findings that a file of its own has, with the lines of the stream`() throws {
    let world = MemoryWorld.project
    let texts = world.files.keys.filter { $0.hasSuffix("e.json") && !$0.contains("..") }.sorted()
      .compactMap { world.files[$0]?.replacing("\n", with: " ") }.filter { !$0.isEmpty }
    #expect(texts.count > 10)
    let run = Run("lint --ndjson many", in: .of(texts))
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == texts.count)
    for (index, (text, answer)) in Sweep.of(Array(zip(texts, answers).enumerated()), oneIn: 5) {
      let single = Run("lint one.txt --json", in: MemoryWorld(files: ["one.txt": text]))
      let file = try JSONDocument(reading: Array(single.output.utf8)).root["files"]?.elements?.first
      let line = try JSONDocument(reading: Array(answer.utf8)).root
      #expect(line["line"]?.number == Double(index + 1))
      let moved = file?["findings"]?.compactText
        .replacing(#""line":1,"#, with: #""line":\#(index + 1),"#)
        .replacing(#""endLine":1,"#, with: #""endLine":\#(index + 1),"#)
      #expect(line["findings"]?.compactText == moved)
    }
  }

  private static let members: [[String]] = [
    [
      #""alert":"A""#, #""alert":"Ää 👋""#, #""alert":"""#, #""alert":5"#, #""alert":{"title":"T"}"#,
    ],
    [#""badge":12"#, #""badge":7"#, #""badge":"3""#, #""badge":"12""#, #""Badge":1"#],
    [#""sound":"a.caf""#, #""sound":"""#, #""sound":["x"]"#, #""sound":{"critical":2}"#],
    [#""content-available":1"#, #""content-available":true"#, #""contentAvailable":1"#],
    [#""category":"c""#, #""category":null"#, #""own": {"a":[1,"é"]}"#, #""own" : [2]"#],
    [#""event":"start""#, #""relevance-score":2"#, #""relevance-score":0.5"#],
  ]
  private static let beside = [
    "", #","id":17"#, #","id":"x""#, #","content-available":1"#, #","content-available":"1""#,
    #","data":{"badge":1}"#, #","data":{"k":[]}"#, #","badge":{"a":1}"#, #","apns-priority":"5""#,
  ]

  @Test(arguments: ["", " --push-type background --priority 10"])
  func `a line that is like an earlier one has the answer that it has alone`(flags: String) {
    var random = SeededRandom(seed: 38)
    let texts = (0..<Sweep.count(400)).map { _ in
      let members = Self.members.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let aps = members.compactMap { $0.randomElement(using: &random) }.joined(separator: ",")
      return "{\"aps\":{\(aps)}\(Self.beside.randomElement(using: &random) ?? "")}"
    }
    let run = Run("lint --ndjson many" + flags, in: .of(texts))
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == texts.count)
    for (index, (text, answer)) in zip(texts, answers).enumerated() {
      let lines = Array(repeating: "", count: index) + [text]
      let alone = Run("lint --ndjson many" + flags, in: .of(lines))
      #expect(alone.output == answer + "\n", "\(text)")
    }
  }

  @Test func `lines that are alike fail one by one`() {
    let lines = Array(repeating: #"{"aps":{"content-available":1}}"#, count: 3)
    let call = "lint --ndjson many --push-type background --priority 10"
    #expect(Run(call, in: .of(lines)).errors.contains("3 of 3 lines"))
  }

  @Test
  func `a line fails from the level on that is asked for`() {
    var world = MemoryWorld.of(
      #"{"aps":{"alert":"Hello"}}"#,
      #"{"aps":{"alert":"Hello","content-available":true}}"#,
      String(repeating: " ", count: 1 << 20) + "x"
    )
    world.pieceSize = 1 << 16
    let run = Run("lint --ndjson many", in: world)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0] == #"{"line":1,"findings":[]}"#)
    #expect(lines[1].contains(#""code":"content-available-type""#))
    #expect(lines[2].contains(#""code":"too-large""#))
    #expect(
      run.errors == "pushroute: 2 of 3 lines: a finding of the level warning or above\n"
    )
    #expect(run.code == .findings)
    let clean = MemoryWorld.of(#"{"aps":{"alert":"Hello"}}"#)
    #expect(Run("lint --ndjson many", in: clean).code == .done)
  }

  @Test(arguments: ["--fix", "--diff", "--exclude x"])
  func `lines are not mended`(flag: String) {
    let run = Run("lint --ndjson many \(flag)", in: .of("{}"))
    let name = flag.split(separator: " ")[0]
    #expect(
      run.errors
        == "pushroute: --ndjson and \(name) cannot be combined: each line gets one line of JSON\n"
    )
    #expect(run.code == .failure)
  }
}
