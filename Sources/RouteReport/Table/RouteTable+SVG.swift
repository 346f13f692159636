internal import PushRules

extension RouteTable {
  package var svg: String { TablePicture(self).document }
}

/// The picture of a decision table: a line of headings, and a band for every other row.
struct TablePicture: Sendable {
  private let table: RouteTable
  private(set) var canvas = SVGCanvas()
  private(set) var y = TablePicture.margin
  /// The left edges of the columns, and the right edge of the last.
  private let edges: [Int]

  init(_ table: RouteTable) {
    self.table = table
    var words = CellWords(doubt: .sign, phase: table.phase, acts: table.acts)
    let rows = zip(table.rows.entries, table.cells).map { entry, cells in
      entry.map { [$0] } + cells.map { words.lines(of: $0) }
    }
    let heads =
      table.rows.parts.map { [$0] }
      + table.columns.entries.map { $0.isEmpty ? ["what runs"] : $0 }
    edges = Self.edges(of: rows, under: heads)
    for line in [table.heading, table.purpose].compactMap({ $0 }) {
      write(line, line == table.heading ? .title : .body)
    }
    y += 8
    draw(heads, .heading)
    for (number, row) in rows.enumerated() { draw(row, .code, hasBand: number % 2 == 0) }
    y += 8
    let notes = words.notes.enumerated().map { "(\($0 + 1)) " + $1 }
    for line in notes + words.legend + table.facts { write(line, .body, "soft") }
  }

  var document: String {
    canvas.document(
      width: width,
      height: y + Self.margin,
      title: table.purpose ?? table.heading,
      description: "Which callbacks run: a table with the rows "
        + table.rows.parts.joined(separator: ", ") + "."
    )
  }

  /// The width of the paper.
  var width: Int { (edges.last ?? 0) + Self.margin }

  /// Columns as wide as their longest word, and at most as wide as a line of text.
  private static func edges(of rows: [[[String]]], under heads: [[String]]) -> [Int] {
    var edges = [margin]
    for (column, head) in heads.enumerated() {
      let lines = rows.flatMap { $0[column] }
      let widest = max(width(of: lines, .code), width(of: head, .heading))
      let word = max(width(of: lines.words, .code), width(of: head.words, .heading))
      edges.append((edges.last ?? 0) + max(word, min(widest, longestLine)) + gap)
    }
    // Heading and notes need room, even beside few columns.
    let missing = narrowest - ((edges.last ?? 0) - margin)
    if missing > 0, let last = edges.last { edges[edges.count - 1] = last + missing }
    return edges
  }

  private static func width(of texts: [String], _ face: Typeface) -> Int {
    texts.map { face.width(of: $0) }.max() ?? 0
  }

  private mutating func draw(_ cells: [[String]], _ face: Typeface, hasBand: Bool = false) {
    let lines = cells.enumerated().map { column, texts in
      texts.flatMap { face.lines(of: $0, width: edges[column + 1] - edges[column] - Self.gap) }
    }
    let count = max(1, lines.map { $0.count }.max() ?? 1)
    let height = count * face.lineHeight + 8
    if hasBand {
      canvas.background(
        Area(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height),
        "rule band"
      )
    }
    for (column, texts) in lines.enumerated() {
      for (number, text) in texts.enumerated() {
        let place = Point(x: edges[column] + 4, y: y + (number + 1) * face.lineHeight)
        canvas.text(text, at: place, face)
      }
    }
    y += height
  }

  private mutating func write(_ text: String, _ face: Typeface, _ color: String = "ink") {
    for line in face.lines(of: text, width: width - 2 * Self.margin) {
      y += face.lineHeight
      canvas.text(line, at: Point(x: Self.margin, y: y - 4), face, color)
    }
  }

  private static let margin = 16
  private static let gap = 20
  private static let longestLine = 260
  private static let narrowest = 400
}

extension [String] {
  fileprivate var words: [String] { flatMap { $0.split(separator: " ") }.map { String($0) } }
}

extension RouteTable {
  fileprivate var facts: [String] {
    [
      ("Stated: ", stated.joined(separator: " ")),
      ("App: ", app), ("Assumed: ", assumptions.joined(separator: " · ")),
    ]
    .filter { !$0.1.isEmpty }.map { $0.0 + $0.1 }
  }
}
