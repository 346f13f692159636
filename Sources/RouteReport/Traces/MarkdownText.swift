internal import PushPayload

/// The escaping of text that stands in Markdown.
enum MarkdownText {
  /// Returns a text in which nothing is markup, on one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PrintableText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where "\\`*_{}[]#|~!".unicodeScalars.contains(scalar):
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a text as code that can stand in the cell of a table.
  static func code(_ text: String) -> String {
    let text = PrintableText.escaped(text)
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space
      + text.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|") + space + fence
  }

  /// How many backticks follow each other in a text.
  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
