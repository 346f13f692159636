import PushPayload
import PushrouteCommand
import Testing

struct LintSafetyTests {
  private static let hostile = "a\u{1B}[31m\u{202E}\n::error::<&\"'>,%.json"

  @Test(arguments: ["text", "json", "sarif", "github", "junit"])
  func `a hostile name and a hostile payload print harmless text`(format: String) {
    var world = MemoryWorld()
    world.files[Self.hostile] = "{\"\u{202E}\u{1B}\u{7F}\": 1"
    world.files["b.json"] =
      "{\"a\u{202E}\u{9B}b\": \"\u{200F}\", \"aps\": {\"content-available\": \"1\"}}"
    let run = Run(["lint", Self.hostile, "b.json", "-f", format], in: world)
    #expect(run.code == .findings)
    let text = run.output + run.errors
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    #expect(!text.contains("\n::error::<"))
  }

  @Test
  func `a difference writes out what confuses, and keeps joined emoji`() {
    var world = MemoryWorld()
    world.files["x.json"] =
      "{\n\"a\": \"\u{202E}\u{9B}❤️👩‍👧\",\n\"aps\": {\"content-available\": true}\n}\n"
    let run = Run("lint x.json --diff --select content-available-type", in: world)
    #expect(run.output.contains(" \"a\": \"\\u{202e}\\u{9b}❤️👩‍👧\",\n"))
  }

  @Test
  func `properties of a workflow command are escaped`() {
    var world = MemoryWorld()
    world.files["a,b:%.json"] = "{"
    let run = Run("lint a,b:%.json -f github", in: world)
    #expect(run.output.hasPrefix("::error file=a%2Cb%3A%25.json,line=1,col=2,title=json-syntax::"))
  }

  @Test
  func `addresses in SARIF are escaped`() {
    var world = MemoryWorld()
    world.files["/a b:é.json"] = "{"
    let run = Run(["lint", "/a b:é.json", "-f", "sarif"], in: world)
    #expect(run.output.contains("\"uri\": \"file:///a%20b%3A%C3%A9.json\""))
  }
}
