import PushPayload
import Testing

struct PrintableTextTests {
  private static let invisibleTexts: KeyValuePairs<String, String> = [
    "": "", "aps ~": "aps ~", "é🍕日": "é🍕日",
    "a\nb": "a\\u{a}b", "\u{7F}": "\\u{7f}",
    "\u{9B}": "\\u{9b}", "\u{202E}x": "\\u{202e}x",
    "\u{2066}": "\\u{2066}", "\u{200B}": "\\u{200b}",
    "\u{E000}": "\\u{e000}", "\u{2028}": "\\u{2028}",
    "\u{3000}": "\\u{3000}", "\u{E0041}": "\\u{e0041}",
    "\u{378}": "\u{378}", "\u{FE0F}": "\\u{fe0f}",
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
