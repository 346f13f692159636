/// A table in Markdown; its cells must be escaped.
struct MarkdownGrid: Sendable {
  /// The lines.
  private(set) var text: String

  /// Starts a table.
  ///
  /// - Parameters:
  ///   - headings: The headings of the columns.
  ///   - trailing: The places of the columns whose cells stand at the right.
  init(_ headings: [String], trailing: Set<Int> = []) {
    let alignments = headings.indices.map { trailing.contains($0) ? "---:" : "---" }
    text = Self.line(headings) + Self.line(alignments)
  }

  /// Adds a row.
  mutating func add(_ cells: [String]) { text += Self.line(cells) }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }
}
