import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

/// Files with more findings of a kind than are listed.
struct LintCountTests {
  private static func world(arguments: Int) -> MemoryWorld {
    let numbers = Array(repeating: "1", count: arguments).joined(separator: ",\n")
    let text = "{\"aps\":{\"alert\":{\"loc-key\":\"a\",\"loc-args\":[\n\(numbers)\n]}}}\n"
    return MemoryWorld(files: ["x.json": text])
  }

  private static let message = message(150)

  private static func message(_ count: Int) -> String {
    "\(count) more of this kind are not listed"
  }

  @Test(arguments: [
    (flags: "", texts: ["x.json: warning: \(message(10)) [loc-args-type]\n"]),
    (flags: "-f github", texts: ["::warning file=x.json,title=loc-args-type::\(message(10))\n"]),
    (flags: "-f junit", texts: ["tests=\"101\" failures=\"101\"", "message=\"\(message(10))\""]),
    (flags: "-f sarif", texts: ["\"text\": \"\(message(10))\"", "\"occurrenceCount\": 10"]),
    (flags: "--json", texts: ["\"message\": \"\(message(10))\"", "\"count\": 10"]),
  ])
  func `every format counts what it does not list`(flags: String, texts: [String]) {
    let run = Run("lint x.json --select loc-args-type " + flags, in: Self.world(arguments: 110))
    for text in texts { #expect(run.output.contains(text)) }
    #expect(run.code == .findings)
  }

  @Test(arguments: [
    (count: 100, lines: 301, summary: "1 file: 100 warnings; --fix fixes 100\n"),
    (count: 101, lines: 302, summary: "1 file: 101 warnings; --fix fixes 101\n"),
    (count: 250, lines: 302, summary: "1 file: 250 warnings; --fix fixes 250\n"),
  ])
  func `the last line counts all`(count: Int, lines: Int, summary: String) {
    let run = Run("lint x.json --select loc-args-type", in: Self.world(arguments: count))
    #expect(run.output.hasSuffix(summary))
    #expect(run.output.split(separator: "\n").count == lines)
  }

  @Test
  func `a line of a stream counts what it does not list`() {
    var world = MemoryWorld()
    let members = Array(repeating: #""a":1"#, count: 251).joined(separator: ",")
    world.files["x"] = #"{"aps":{"alert":"a"},\#(members)}"# + "\n"
    let run = Run("lint x --ndjson --select duplicate-key", in: world)
    let end = #"\#(Self.message)","header":null,"fix":null,"count":150}]}"#
    #expect(run.output.hasSuffix(end + "\n"))
    #expect(run.output.split(separator: #""code":"#).count == 102)
    #expect(run.code == .findings)
  }

  @Test
  func `what is not listed is mended, too`() {
    let run = Run("lint x.json --fix", in: Self.world(arguments: 250))
    #expect(run.written["x.json"]?.split(separator: "\"1\"").count == 251)
    #expect(run.output == "1 file: no problems; fixed 250 in 1 file\n")
    #expect(run.code == .done)
  }

  @Test
  func `an answer counts what it does not list`() {
    var world = MemoryWorld()
    let members = Array(repeating: #""a":1"#, count: 251).joined(separator: ",")
    world.files["x.json"] = #"{"aps":{"alert":"a"},\#(members)}"#
    let run = Run("eval x.json --state suspended --json", in: world)
    #expect(run.errors.hasSuffix("\n… 245 more: pushroute lint x.json\n"))
    #expect(run.output.contains("\"count\": 150"))
    #expect(run.code == .done)
  }

  @Test(arguments: [true, false])
  func `fixes are tried for a summary alone`(isForSummary: Bool) throws {
    let lint = try PayloadLint(ParsedArguments([], for: .lint), nil, offersFixes: isForSummary)
    let found = lint.file("x.json", Array(#"{"aps":{"badge":"3"}}"#.utf8))
    #expect((found.offered != OfferedFixes()) == isForSummary)
  }
}
