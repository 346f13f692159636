import PushPayload
import Testing

@testable import RouteReport

/// Combining marks join the letter before them, which hides it from code that compares characters.
struct CombiningMarkTests {
  private static let marks = ["\u{301}", "\u{20DD}", "\u{488}", "\u{FE0F}", "\u{200D}"]

  @Test(arguments: marks)
  func `no cell of CSV is split or a formula`(mark: String) {
    var text = CSVText()
    text.add([",\(mark)", "\"\(mark)", "=1\(mark)", "+1", "-1", "@a", " =1", "\u{FF1D}1", "-", "a"])
    let fields = text.text.unicodeScalars.split(separator: ",").count
    #expect(text.text.utf8.starts(with: "\",".utf8))
    #expect(fields == 11)
    let formulas = ["'=1", ",'+1", ",'-1", ",'@a", ",' =1", ",'\u{FF1D}1", ",-,a\n"]
    for field in formulas { #expect(text.text.unicodeScalars.contains(field.unicodeScalars)) }
  }

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
