import PushPayload
import Testing

struct PrintableTextTests {
  private static let invisibleTexts: [(text: String, escaped: String)] = [
    (text: "", escaped: ""), (text: "aps ~", escaped: "aps ~"), (text: "é🍕日", escaped: "é🍕日"),
    (text: "a\nb", escaped: "a\\u{a}b"), (text: "\u{7F}", escaped: "\\u{7f}"),
    (text: "\u{9B}", escaped: "\\u{9b}"), (text: "\u{202E}x", escaped: "\\u{202e}x"),
    (text: "\u{2066}", escaped: "\\u{2066}"), (text: "\u{200B}", escaped: "\\u{200b}"),
    (text: "\u{E000}", escaped: "\\u{e000}"), (text: "\u{2028}", escaped: "\\u{2028}"),
    (text: "\u{3000}", escaped: "\\u{3000}"), (text: "\u{E0041}", escaped: "\\u{e0041}"),
    (text: "\u{378}", escaped: "\u{378}"), (text: "\u{FE0F}", escaped: "\\u{fe0f}"),
  ]

  @Test(arguments: invisibleTexts)
  func `what cannot be seen is escaped`(text: String, escaped: String) {
    #expect(PrintableText.escaped(text) == escaped)
  }

  @Test(arguments: [
    (limit: 2, escaped: "ab…"), (limit: 3, escaped: "abc"), (limit: 0, escaped: "…"),
  ])
  func `a long text is shortened`(limit: Int, escaped: String) {
    #expect(PrintableText.escaped("abc", limit: limit) == escaped)
    #expect(PrintableText.quoted("abc", limit: limit) == "`\(escaped)`")
  }
}
