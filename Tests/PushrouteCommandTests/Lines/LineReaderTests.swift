import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct LineReaderTests {
  /// The blocks of a stream: the number of the first line, and the lines, or nil for a long one.
  private static func blocks(
    of text: String,
    pieceSize: Int = .max
  ) throws -> [(first: Int, lines: [String]?)] {
    var world = MemoryWorld(files: ["x": text])
    world.pieceSize = pieceSize
    var reader = LineReader(try world.open("x", within: nil))
    var blocks: [(first: Int, lines: [String]?)] = []
    while let block = try reader.next() {
      guard case .lines(let bytes, var start, let ends) = block.content else {
        blocks.append((block.firstLine, nil))
        continue
      }
      var lines: [String] = []
      for end in ends {
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      blocks.append((block.firstLine, lines))
    }
    return blocks
  }

  @Test(arguments: ["", "a", "a\n", "\n\n", "a\nb", "ab\n\ncd\n", "\na"], [1, 2, 3, .max])
  func `the blocks hold all lines`(text: String, pieceSize: Int) throws {
    var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if expected.last == "" { expected.removeLast() }
    let blocks = try Self.blocks(of: text, pieceSize: pieceSize)
    #expect(blocks.flatMap { $0.lines ?? [] } == expected)
  }

  @Test
  func `a block has at most 2048 lines`() throws {
    let blocks = try Self.blocks(of: String(repeating: "a\n", count: 5000) + "b")
    #expect(blocks.map(\.first) == [1, 2049, 4097, 5001])
    #expect(blocks.map { $0.lines?.count } == [2048, 2048, 904, 1])
    #expect(blocks.last?.lines?.last == "b")
  }

  @Test(arguments: [1 << 16, .max])
  func `of a line that is too long nothing is kept`(pieceSize: Int) throws {
    let long = String(repeating: "a", count: 1 << 21)
    let blocks = try Self.blocks(of: "b\n" + long + "\nc\nd\n" + long, pieceSize: pieceSize)
    let lines = blocks.map { block in block.lines.map { "\(block.first) " + $0.joined() } ?? "long"
    }
    #expect(lines == ["1 b", "long", "3 cd", "long"])
  }

  @Test(
    arguments: [1 << 10, 1 << 16, 1 << 18, .max],
    Sweep.of([1 << 20, 1 << 21, 1, 1_310_710, 0], oneIn: 2)
  )
  func `a blank line of any length is passed over`(pieceSize: Int, length: Int) throws {
    let text = "a\n" + String(repeating: " \t", count: length / 2) + "\nb\n"
    let blocks = try Self.blocks(of: text, pieceSize: pieceSize)
    #expect(blocks.allSatisfy { $0.lines != nil })
    let lines = blocks.flatMap { $0.lines ?? [] }.filter { $0.utf8.contains { $0 > 0x20 } }
    #expect(lines == ["a", "b"])
    #expect(blocks.last.map { $0.first + ($0.lines?.count ?? 0) } == 4)
  }

  @Test(arguments: [1 << 16, .max], [0, 1])
  func `a byte-order mark does not count`(pieceSize: Int, excess: Int) throws {
    var world = MemoryWorld()
    let payload = #"{"aps":{"alert":"a"}"#
    let space = String(repeating: " ", count: (1 << 20) - payload.utf8.count - 1 + excess)
    world.files["x"] = "\u{FEFF}" + payload + space + "}\n"
    world.pieceSize = pieceSize
    let run = Run("eval --ndjson x --state active", in: world)
    #expect(run.output.contains("too-large") == (excess > 0))
  }
}
