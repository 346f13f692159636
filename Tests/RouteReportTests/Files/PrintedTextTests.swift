import PushPayload
import Testing

@testable import RouteReport

struct PrintedTextTests {
  private static let hostile =
    "\u{1B}[31m\r\u{7}\u{7F}\u{9B}\u{61C}\u{200B}\u{200D}\u{200E}\u{2028}\u{202E}\u{2066}\u{FEFF}"

  @Test
  func `a message has nothing harmful in it and stands on one line`() {
    let message = PrintedText("a\n" + Self.hostile + "b")
    #expect(message.text.hasPrefix("a\\u{a}\\u{1b}[31m\\u{d}"))
    #expect(message.text.unicodeScalars.allSatisfy { PrintableText.isPrintable($0) })
    #expect(PrintedText(message.text) == message)
  }

  @Test
  func `a page keeps its lines and its own colours`() {
    let page = "é – " + TextStyle.colored.heading("x") + "\n"
    #expect(PrintedText(page: page).text == page)
    let hostile = PrintedText(page: page + Self.hostile + "\u{1B}[5m")
    #expect(hostile.text.hasPrefix(page + "\\u{1b}[31m"))
    #expect(hostile.text.hasSuffix("\\u{feff}\\u{1b}[5m"))
  }

  @Test
  func `all styles are known`() {
    let styles = [
      TextStyle.colored.heading(""), TextStyle.colored.runs(""), TextStyle.colored.failure(""),
      TextStyle.colored.dimmed(""),
    ]
    let words = Severity.allCases.map { TextStyle.colored.severity($0) }
    for text in styles + words { #expect(PrintedText(page: text).text == text) }
  }

  /// Combining marks join the letter before them, which hides it from code that compares characters.
  private static let marks = ["\u{301}", "\u{20DD}", "\u{488}", "\u{FE0F}", "\u{200D}"]

  @Test(arguments: marks)
  func `nothing leaves a span of code in Markdown`(mark: String) {
    let code = MarkdownText.code("`\(mark)<b>|\(mark)`")
    #expect(code.unicodeScalars.starts(with: "`` `".unicodeScalars))
    #expect(code.unicodeScalars.contains("\\|".unicodeScalars))
  }

  @Test(arguments: marks)
  func `a mark at the start is written out`(mark: String) {
    #expect(PrintableText.escaped(mark + "a").unicodeScalars.first == "\\")
  }
}
