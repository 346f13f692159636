internal import PushPayload

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

/// A table in Markdown; its cells must be escaped.
struct MarkdownGrid: Sendable {
  private(set) var text: String

  /// Starts a table; trailing are the columns that are aligned at the right.
  init(_ headings: [String], trailing: Set<Int> = []) {
    let alignments = headings.indices.map { trailing.contains($0) ? "---:" : "---" }
    text = Self.line(headings) + Self.line(alignments)
  }

  mutating func add(_ cells: [String]) { text += Self.line(cells) }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
