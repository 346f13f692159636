internal import PushPayload

/// Rows of values with commas between them, as RFC 4180 has them, with line feeds at the ends.
struct CSVText: Sendable {
  /// The lines.
  private(set) var text = ""

  /// Adds a row.
  mutating func add(_ values: [String]) {
    text += values.map(Self.field).joined(separator: ",") + "\n"
  }

  /// A value, in quotes where that is needed.
  private static func field(_ value: String) -> String {
    let value = PrintableText.escaped(value)
    guard value.contains(where: { ",\"".contains($0) }) else { return value }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"" + parts.joined(separator: "\"\"") + "\""
  }
}

extension RouteTable {
  /// The table with commas between its cells; the doubts stand in it as words.
  package var csv: String {
    var words = CellWords(doubt: .word, phase: phase, acts: acts)
    var text = CSVText()
    let columns = columns.entries.map { $0.isEmpty ? "what runs" : $0.joined(separator: ", ") }
    text.add(rows.parts + columns)
    for (entry, cells) in zip(rows.entries, cells) {
      text.add(entry + cells.map { words.lines(of: $0).joined(separator: "; ") })
    }
    return text.text
  }
}
