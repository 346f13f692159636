import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct FilePathArgumentTests {
  @Test
  func `an argument brings every byte`() {
    var random = SeededRandom(seed: 2)
    let pieces: [[UInt8]] = [
      [0xFF], [0x80], [0xC3], Array("a".utf8), Array("é".utf8), Array("\u{10FFFF}".utf8),
      Array("\u{10FF80}".utf8), [0xF4, 0x8F], Array("=".utf8), [0xED, 0xA0, 0x80],
    ]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random) ?? []
      }
      let argument = FilePath.argument(bytes)
      #expect(FilePath(argument: argument).bytes == bytes)
      if bytes.count < 3 { #expect(FilePath.argument(bytes).utf8.count >= bytes.count) }
    }
  }

  @Test
  func `words are what they are`() {
    #expect(FilePath.argument(Array("--state".utf8)) == "--state")
    #expect(FilePath(argument: "push.json") == "push.json")
  }

  @Test
  func `a name that is no UTF-8 is read, reported and written`() {
    let name = FilePath(bytes: [0xFF] + Array(".json".utf8))
    var world = MemoryWorld()
    world.bytes[name] = Array(#"{"aps":{"alert":"a",}}"#.utf8)
    let word = FilePath.argument(name.bytes)
    let run = Run(["lint", word, "--fix"], in: world)
    #expect(run.written == ["\\xff.json": #"{"aps":{"alert":"a"}}"#])
    let json = Run(["lint", word, "--json"], in: world)
    #expect(json.output.contains(#""sourceBytes": "ff2e6a736f6e""#))
    let output = Run(["eval", "alert.json", "-o" + FilePath.argument([0xFE])])
    #expect(output.written.keys.elementsEqual(["\\xfe"]))
  }

  @Test
  func `operands and values that are canonically equal are different files`() {
    var world = MemoryWorld()
    world.bytes["\u{C5}.json"] = Array(#"{"aps":{"alert":"a"}}"#.utf8)
    world.bytes["\u{212B}.json"] = Array("{".utf8)
    #expect(Run(["lint", "\u{C5}.json", "\u{212B}.json"], in: world).code == .findings)
    #expect(
      Run(["eval", "\u{C5}.json", "-o", "\u{C5}", "-o", "\u{212B}"], in: world).code == .failure
    )
    let table = ["table", "--rows", "payload=\u{C5}.json,\u{212B}.json"]
    #expect(Run(table, in: world).errors.contains("\u{212B}.json:1:2: error"))
  }
}
