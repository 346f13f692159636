import PushPayload
import PushTestSupport
import Testing

struct JSONStringTests {
  private static let strings: [(text: String, value: String)] = [
    (text: #""""#, value: ""), (text: #""a""#, value: "a"), (text: #""a b""#, value: "a b"),
    (text: #""\"\\\/\b\f\n\r\t""#, value: "\"\\/\u{8}\u{C}\n\r\t"),
    (text: #""\\n""#, value: "\\n"), (text: #""\\""#, value: "\\"), (text: #""\"""#, value: "\""),
    (text: #""a\/b""#, value: "a/b"), (text: #""\u0041""#, value: "A"),
    (text: #""\u00e9\u00E9""#, value: "éé"), (text: #""\u20AC""#, value: "€"),
    (text: #""\u0000""#, value: "\0"), (text: #""a\u0000b""#, value: "a\0b"),
    (text: #""\uD83C\uDF55""#, value: "🍕"), (text: #""x\ud83c\udf55y""#, value: "x🍕y"),
    (text: #""\uDBFF\uDFFF""#, value: "\u{10FFFF}"), (text: #""\uFFFF""#, value: "\u{FFFF}"),
    (text: #""\u2028\u2029""#, value: "\u{2028}\u{2029}"), (text: #""\uFEFF""#, value: "\u{FEFF}"),
    (text: #""€𝄞é""#, value: "€𝄞é"), (text: "\"\u{7F}\"", value: "\u{7F}"),
    (text: "\"\u{2028}\"", value: "\u{2028}"), (text: "\"\u{10FFFF}\"", value: "\u{10FFFF}"),
    (text: "\"/* not a comment */\"", value: "/* not a comment */"),
    (text: #""\u0022\u005C""#, value: "\"\\"), (text: #""new\u000Aline""#, value: "new\nline"),
    (text: "\"'\"", value: "'"), (text: "\"[1,]\"", value: "[1,]"),
  ]

  @Test(arguments: strings)
  func `a string is decoded`(text: String, value: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let string = try #require(document.root.string)
    #expect(Array(string.unicodeScalars) == Array(value.unicodeScalars))
  }

  private static let loneSurrogates: [(text: String, value: String)] = [
    (text: #""\uD800""#, value: "\u{FFFD}"), (text: #""\uDC00""#, value: "\u{FFFD}"),
    (text: #""\uD800abc""#, value: "\u{FFFD}abc"), (text: #""abc\uDFFF""#, value: "abc\u{FFFD}"),
    (text: #""\uD800\uD800""#, value: "\u{FFFD}\u{FFFD}"),
    (text: #""\uDC00\uD800""#, value: "\u{FFFD}\u{FFFD}"),
    (text: #""\uD800\n""#, value: "\u{FFFD}\n"), (text: #""\uD800\u0041""#, value: "\u{FFFD}A"),
    (text: #""\uD800\uD83C\uDF55""#, value: "\u{FFFD}🍕"),
    (text: #""\uDBFF\uE000""#, value: "\u{FFFD}\u{E000}"),
  ]

  @Test(arguments: loneSurrogates)
  func `a lone surrogate becomes the replacement character`(text: String, value: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let string = try #require(document.root.string)
    #expect(Array(string.unicodeScalars) == Array(value.unicodeScalars))
  }

  @Test func `every scalar can be escaped, but for the surrogates`() throws {
    for unit in Sweep.of([UInt32](0...0xFFFF), oneIn: 23) {
      let digits = String(unit, radix: 16)
      let text = "\"\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)\""
      let document = try JSONDocument(reading: Array(text.utf8))
      let expected = Unicode.Scalar(unit) ?? "\u{FFFD}"
      #expect(document.root.string?.unicodeScalars.first == expected)
    }
  }

  @Test(
    arguments: [
      [0xFF], [0xFE], [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC0, 0xAF], [0xC3],
      [0xC3, 0x28],
      [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF0, 0x9F, 0x8D], [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x9F, 0x28, 0x95],
      [0xF0, 0x9F, 0x8D, 0x28], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) throws {
    let quote = UInt8(ascii: "\"")
    for text in [[quote, 0x41] + bytes + [quote], [quote, 0x41] + bytes] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: text) }
      #expect(error?.offset == 2)
      #expect(error?.position == SourcePosition(line: 1, column: 3))
      #expect(error?.message.hasPrefix("found the byte 0x") == true)
    }
  }

  @Test
  func `two bytes and their followers are UTF-8 exactly if the standard library says so`() {
    for first in Sweep.of([UInt8](0x80...0xFF), oneIn: 3) {
      for second in UInt8(0x80)...0xFF {
        for rest in [[], [0x80], [0xBF, 0x80]] as [[UInt8]] {
          let bytes = [first, second] + rest
          let accepted = (try? JSONDocument(reading: [0x22] + bytes + [0x22])) != nil
          #expect(accepted == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        }
      }
    }
  }
}
