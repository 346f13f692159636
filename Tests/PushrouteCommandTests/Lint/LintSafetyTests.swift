import PushPayload
import PushrouteCommand
import Questions
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
  func `a difference keeps its bytes, and goes to no terminal that it would confuse`() {
    var world = MemoryWorld()
    world.files["x.json"] =
      "{\n\"a\": \"\u{202E}\u{9B}❤️👩‍👧\",\n\"aps\": {\"content-available\": true}\n}\n"
    let call = "lint x.json --diff --select content-available-type"
    #expect(Run(call, in: world).output.contains(" \"a\": \"\u{202E}\u{9B}❤️👩‍👧\",\n"))
    world.terminals = [.output]
    let run = Run(call, in: world)
    #expect(run.code == .failure && run.output.isEmpty && run.errors.contains("use -o"))
    world.files["x.json"] = "{\r\n\"a\": \"❤️👩‍👧\",\n\"aps\": {\"content-available\": true}\n}\n"
    #expect(Run(call, in: world).output.contains(" \"a\": \"❤️👩‍👧\",\n"))
    world.bytes["x.md"] =
      [0xFF, 0x0A] + Array("```json\n{\"aps\":{\"content-available\": true}}\n```\n".utf8)
    #expect(Run("lint x.md --diff -o p", in: world).errors.contains("no UTF-8"))
  }

  /// What a job of GitHub reads as a command, as its `ActionCommand.cs` does.
  private static func commands(in text: String) -> [Substring] {
    text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.filter { line in
      let start = line.drop { $0.isWhitespace }
      let isNew = start.hasPrefix("::") && start.dropFirst(2).contains("::")
      return isNew || line.contains(/##[A-Za-z]*\[.*\]/)
    }
  }

  @Test(arguments: [
    "lint FILE", "lint FILE -f json", "lint FILE -f github", "lint FILE -f sarif",
    "lint FILE -f junit",
    "lint FILE --ndjson", "eval FILE", "eval FILE --ndjson --state active", "test FILE",
    "simulate FILE", "diff FILE FILE", "explain FILE", "scan FILE", "rules FILE",
    "eval --title FILE",
    "lint missing/FILE", "eval alert.json --headers FILE", "lint alert.json --select FILE",
  ])
  func `nothing that is printed is a command for a job of GitHub`(call: String) {
    let text = "\u{3000} ::add-mask::x##[error]y ##vso[z]\n\t::stop-commands::z\n"
    for name in [" ::stop-commands::x.json", "##[error]x.json", "##vso[a]x.json", "::debug::a.md"] {
      for content in [text, "{\"aps\":{\"alert\":\"a\"},\n ::group::b\n}", "{\"::c::##[a]\":1}"] {
        var world = MemoryWorld.usual
        world.files[name] = content
        let run = Run(
          call.split(separator: " ").map { String($0).replacing("FILE", with: name) },
          in: world
        )
        let own = Self.commands(in: run.output).filter { !$0.hasPrefix("::error file=") }
        #expect(
          own.isEmpty && Self.commands(in: run.errors).isEmpty,
          "\(name) \(own) \(run.errors)"
        )
      }
    }
  }

  @Test
  func `a difference with a command for a job of GitHub goes only to a file`() {
    var world = MemoryWorld()
    world.files["y.json"] = "{\"aps\":\n{\"content-available\": true}}"
    world.files["z.json"] = "{\"aps\":\n{\"content-available\": true}, \"c\":\"##[e]\"}"
    let call = "lint z.json --diff --unsafe-fixes"
    let usual = Run(call, in: world).output
    #expect(usual.contains("##[e]"))
    world.variables["GITHUB_ACTIONS"] = "true"
    let refused = Run(call, in: world)
    #expect(refused.code == .failure && refused.output.isEmpty)
    #expect(refused.errors.contains("use -o"))
    #expect(Run(call + " -o p", in: world).written["p"] == usual)
    #expect(Run("lint y.json --diff", in: world).code != .failure)
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
