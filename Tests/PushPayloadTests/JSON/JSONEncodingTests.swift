import PushPayload
import Testing

struct JSONEncodingTests {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test func `a byte-order mark is read over and takes no column`() throws {
    let document = try JSONDocument(reading: Self.mark + Array("{\"a\":1}".utf8))
    #expect(document.root.offset == 3)
    #expect(document.position(of: 0) == .start)
    #expect(document.position(of: document.root.offset) == .start)
    #expect(document.position(of: 4) == SourcePosition(line: 1, column: 2))
  }

  @Test func `a text without a byte-order mark has none`() throws {
    #expect(try JSONDocument(reading: Array("{}".utf8)).root.offset == 0)
  }

  @Test(
    arguments: [
      (bytes: [], message: "found an empty file, expected a JSON object"),
      (bytes: mark, message: "found an empty file, expected a JSON object"),
      (bytes: [0x20, 0x0A], message: "found only white space, expected a JSON object"),
      (
        bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
        message: "found text in UTF-16 or UTF-32, expected UTF-8"
      ),
      (bytes: [0xFE, 0xFF, 0x00, 0x7B], message: "found text in UTF-16 or UTF-32, expected UTF-8"),
      (bytes: [0x7B, 0x00, 0x7D, 0x00], message: "found text in UTF-16 or UTF-32, expected UTF-8"),
      (bytes: [0x00, 0x7B, 0x00, 0x7D], message: "found text in UTF-16 or UTF-32, expected UTF-8"),
      (bytes: [0, 0, 0, 0x7B], message: "found text in UTF-16 or UTF-32, expected UTF-8"),
      (
        bytes: [0xEF, 0xBB, 0x7B],
        message: "found the byte 0xef, which is not UTF-8 in this place, expected text in UTF-8"
      ),
      (bytes: mark + mark + [0x7B, 0x7D], message: "found `\\u{feff}`, expected a value"),
      (bytes: [0x00], message: "found `\\u{0}`, expected a value"),
    ] as [(bytes: [UInt8], message: String)]
  )
  func `a file that is no text in UTF-8 is refused`(bytes: [UInt8], message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    #expect(error?.code == "json-syntax")
    #expect(error?.message == message)
  }
}
