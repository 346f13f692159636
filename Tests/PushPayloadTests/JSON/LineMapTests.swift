import PushPayload
import Testing

struct LineMapTests {
  private static let bytePositions: [(text: String, offset: Int, line: Int, column: Int)] = [
    (text: "", offset: 0, line: 1, column: 1), (text: "abc", offset: 2, line: 1, column: 3),
    (text: "a\nb", offset: 2, line: 2, column: 1), (text: "a\nb", offset: 1, line: 1, column: 2),
    (text: "a\r\nb", offset: 3, line: 2, column: 1),
    (text: "a\r\nb", offset: 2, line: 1, column: 3),
    (text: "a\rb", offset: 2, line: 2, column: 1), (text: "\r\r", offset: 1, line: 2, column: 1),
    (text: "\n\r\n\n", offset: 3, line: 3, column: 1), (text: "é\"", offset: 2, line: 1, column: 2),
    (text: "🍕🍕x", offset: 8, line: 1, column: 3),
    (text: "e\u{301}x", offset: 3, line: 1, column: 3),
    (text: "a\n", offset: 2, line: 2, column: 1),
    (text: "a\u{2028}b", offset: 4, line: 1, column: 3),
  ]

  @Test(arguments: bytePositions)
  func `a byte has a position`(text: String, offset: Int, line: Int, column: Int) {
    let position = LineMap(Array(text.utf8)).position(of: offset)
    #expect(position == SourcePosition(line: line, column: column))
  }

  @Test func `an offset outside of the text counts as its nearest end`() {
    let lines = LineMap(Array("ab\nc".utf8))
    #expect(lines.position(of: -1) == .start)
    #expect(lines.position(of: 99) == SourcePosition(line: 2, column: 2))
  }

  @Test func `every byte of a long text has the position that counting gives`() {
    var bytes: [UInt8] = []
    for number in 0..<200 {
      bytes += Array("\"käse \(number)\",\(number % 7 == 0 ? "\r\n" : "")".utf8)
    }
    let lines = LineMap(bytes)
    var expected = SourcePosition.start
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      #expect(lines.position(of: offset) == expected)
      expected =
        byte == 0x0A
        ? SourcePosition(line: expected.line + 1, column: 1)
        : SourcePosition(line: expected.line, column: expected.column + 1)
    }
  }

  @Test func `carriage returns end no line of a text that is a line of a stream`() {
    let lines = LineMap(Array("ä\r\rb".utf8), asLine: 7)
    #expect(lines.position(of: 4) == SourcePosition(line: 7, column: 4))
  }

  @Test func `positions compare by line, then column, and print with a colon`() {
    let position = SourcePosition(line: 2, column: 3)
    #expect(SourcePosition(line: 1, column: 9) < position)
    #expect(SourcePosition(line: 2, column: 2) < position)
    #expect("\(position)" == "2:3")
  }
}
