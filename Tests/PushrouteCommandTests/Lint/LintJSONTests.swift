import PushPayload
import PushTestSupport
import PushrouteCommand
import Questions
import Testing

struct LintJSONTests {
  private static func run(_ text: JSONCase, _ flags: String...) -> Run {
    var world = MemoryWorld()
    world.bytes["x.json"] = text.bytes
    return Run(["lint", "x.json"] + flags, in: world)
  }

  @Test
  func `whatever is not JSON has findings that say so`() {
    for text in JSONCase.refused + JSONCase.unsupported {
      let run = Self.run(text, "--json")
      let syntax = run.output.split(separator: "\"code\": \"json-syntax\"")
      #expect(syntax.count >= 2, "\(text.name)")
      #expect(run.code == .findings)
    }
  }

  @Test
  func `whatever is JSON has other findings`() {
    for text in JSONCase.accepted + JSONCase.tolerated {
      let run = Self.run(text, "--json")
      #expect(run.output.contains("\"files\": ["), "\(text.name)")
      #expect(!run.output.contains("json-syntax"), "\(text.name)")
    }
  }

  @Test
  func `mending makes JSON of a text or leaves it`() {
    for text in Sweep.of(JSONCase.all, oneIn: 4) {
      #expect(Self.run(text, "--fix", "--diff").written.isEmpty)
      let run = Self.run(text, "--fix", "--json")
      #expect(run.output.contains("\"files\": ["))
      guard let mended = run.written["x.json"] else { continue }
      #expect((try? JSONDocument(reading: Array(mended.utf8))) != nil, "\(text.name)")
      #expect(!run.output.contains("json-syntax"), "\(text.name)")
    }
  }
}
