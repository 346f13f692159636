import PushPayload
import Testing

@testable import RouteReport

/// Combining marks join the letter before them, which hides it from code that compares characters.
struct CombiningMarkTests {
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
