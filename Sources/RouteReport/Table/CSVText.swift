internal import PushPayload

/// CSV after RFC 4180, with line feeds.
struct CSVText: Sendable {
  private(set) var text = ""

  mutating func add(_ values: [String]) {
    text += values.map(Self.field).joined(separator: ",") + "\n"
  }

  private static func field(_ value: String) -> String {
    let value = (isFormula(value) ? "'" : "") + PrintableText.escaped(value)
    guard value.utf8.contains(where: { $0 == comma || $0 == quote }) else { return value }
    var field = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }

  /// Whether a spreadsheet would read a value as a formula; a lone sign is none.
  private static func isFormula(_ value: String) -> Bool {
    let scalars = value.unicodeScalars.drop { $0.properties.isWhitespace }
    guard let first = scalars.first, scalars.count > 1 else { return false }
    return "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
}

extension RouteTable {
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
