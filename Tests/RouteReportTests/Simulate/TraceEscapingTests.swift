import PushPayload
import PushTestSupport
import Testing

@testable import RouteReport

struct TraceEscapingTests {
  private let report = TraceSamples.hostile()

  @Test
  func `what a path says cannot reach a terminal in any format`() {
    let texts = [report.text(.plain), report.markdown, report.svg, report.json.text]
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    }
  }

  @Test
  func `the picture stays XML`() {
    #expect(report.svg.isWellFormed)
    #expect(!report.svg.contains("<script"))
    #expect(report.svg.contains("&lt;script&gt;&amp;&quot;&#39;"))
  }

  @Test
  func `the table keeps its columns`() {
    let rows = report.markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    for row in rows {
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 5)
    }
    #expect(report.markdown.contains("``push:"))
  }

  private static let codes: [(text: String, code: String)] = [
    (text: "plain", code: "`plain`"),
    (text: "a|b", code: "`a\\|b`"),
    (text: "`", code: "`` ` ``"),
    (text: "a``b", code: "```a``b```"),
    (text: "\n", code: "`\\u{a}`"),
  ]

  @Test(arguments: codes)
  func `code keeps its ends`(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test
  func `words are never markup`() {
    #expect(MarkdownText.escaped("<b>*a*|[x](y)&") == "&lt;b&gt;\\*a\\*\\|\\[x\\](y)&amp;")
    #expect(SVGText.escaped("\"\u{1B}<'&") == "&quot;\\u{1b}&lt;&#39;&amp;")
  }
}
