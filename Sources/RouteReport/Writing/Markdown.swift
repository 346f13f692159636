import PushPayload

enum MarkdownText {
  static func escaped(_ text: String) -> String {
    PrintableText.escaped(text).escaping(marks)
  }

  private static let marks: [Unicode.Scalar: String] = "\\`*_{}[]#|~!".unicodeScalars
    .reduce(into: ["&": "&amp;", "<": "&lt;", ">": "&gt;"]) { $0[$1] = "\\" + String($1) }

  static func code(_ text: String) -> String {
    let text = PrintableText.escaped(text)
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    let scalars = text.unicodeScalars
    let space = scalars.first == "`" || scalars.last == "`" ? " " : ""
    return fence + space + text.escaping(["|": "\\|"]) + space + fence
  }

  /// The id of a rule, with a link to its page if there is an address.
  static func rule(_ id: String) -> String {
    ProjectAddress.current.map { link(code(id), to: $0.page(ofRule: id)) } ?? code(id)
  }

  static func link(_ text: String, to address: String) -> String { "[\(text)](\(address))" }

  /// A table; its cells must be escaped, and trailing columns are aligned at the right.
  static func table(
    _ headings: [String],
    _ rows: [[String]],
    trailing: Set<Int> = []
  ) -> String {
    let alignments = headings.indices.map { trailing.contains($0) ? "---:" : "---" }
    return ([headings, alignments] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }

  /// An item of a list, with items below it; only the text itself is escaped.
  static func item(_ name: String?, _ text: String, below: [String] = []) -> String {
    "- " + (name.map { $0 + ": " } ?? "") + escaped(text) + "\n"
      + below.map { "  - " + $0 + "\n" }.joined()
  }

  static func block(_ lines: [String]) -> String {
    let text = lines.map { $0 + "\n" }.joined()
    let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
    return fence + "text\n" + text + fence + "\n"
  }
}

extension String {
  /// The text with words in place of some scalars.
  func escaping(_ words: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let word = words[scalar] { text += word } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  func longestRun(of scalar: Unicode.Scalar) -> Int {
    var (longest, run) = (0, 0)
    for one in unicodeScalars {
      run = one == scalar ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
