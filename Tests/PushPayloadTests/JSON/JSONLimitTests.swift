import PushPayload
import PushTestSupport
import Testing

struct JSONLimitTests {
  private func nested(_ open: String, _ close: String, levels: Int) -> [UInt8] {
    Array((String(repeating: open, count: levels) + String(repeating: close, count: levels)).utf8)
  }

  @Test func `512 levels are read`() throws {
    let document = try JSONDocument(reading: nested("[", "]", levels: 512))
    #expect(document.root.elements?.count == 1)
  }

  @Test func `levels are counted where they are open at once`() throws {
    let list = Array(repeating: "[[]]", count: 600).joined(separator: ",")
    #expect(try JSONDocument(reading: Array("[\(list)]".utf8)).root.elements?.count == 600)
  }

  @Test func `level 513 is refused where it opens`() {
    let mixed = Array(String(repeating: "[{\"a\":", count: 300).utf8)
    for (bytes, offset) in [
      (nested("[", "]", levels: 513), 512), (nested("[", "]", levels: 100_000), 512),
      (Array(repeating: UInt8(ascii: "["), count: 100_000), 512), (mixed, 256 * 6),
    ] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
      #expect(error?.code == "json-syntax")
      #expect(error?.offset == offset)
      #expect(error?.position == SourcePosition(line: 1, column: offset + 1))
      #expect(error?.message == "found nesting deeper than 512 levels, expected at most that many")
    }
  }

  @Test(.enabled(if: Sweep.isWhole)) func `16 MiB are read`() throws {
    let count = JSONDocument.largestByteCount
    let bytes = [0x22] + Array(repeating: UInt8(ascii: "a"), count: count - 2) + [0x22]
    #expect(try JSONDocument(reading: bytes).root.string?.utf8.count == count - 2)
  }

  @Test func `more than 16 MiB are refused whatever they are`() {
    let bytes = Array(repeating: UInt8(0xFF), count: JSONDocument.largestByteCount + 1)
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    #expect(error?.code == "too-large")
    #expect(error?.position == .start)
    #expect(error?.message == "found 16777217 bytes, expected at most 16777216")
  }
}
