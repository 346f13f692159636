internal import PushRules

extension RouteTable {
  /// Writes the table for a terminal; columns that do not fit the width stand further down.
  package func write(width: Int, style: TextStyle = .plain, to output: inout some TextOutputStream)
  {
    let width = max(Self.narrowest, width)
    var words = CellWords(doubt: .sign, phase: phase, acts: acts)
    let rows = zip(rows.entries, cells).map { entry, cells in
      entry.map { [$0] } + cells.map { words.lines(of: $0) }
    }
    for line in BrokenText.lines(of: heading, width: width) {
      output.write(style.heading(line) + "\n")
    }
    if let purpose { output.write(BrokenText.hanging(purpose, on: "", width: width)) }
    output.write(style.aside(AssumedApp.line(app)))
    write(rows, width: width, style, to: &output)
    output.write("\n")
    for (number, note) in words.notes.enumerated() {
      output.write(BrokenText.hanging(note, on: "(\(number + 1)) ", width: width))
    }
    for sentence in words.legend {
      output.write(BrokenText.hanging(sentence, on: "", width: width))
    }
    for (label, text) in labelledFacts {
      output.write(style.aside(BrokenText.hanging(text, on: label, width: width)))
    }
  }

  static let narrowest = 40

  /// The stated and the assumed inputs.
  fileprivate var labelledFacts: [(label: String, text: String)] {
    let facts: [(label: String, text: String)] = [
      ("Stated: ", stated.joined(separator: " ")),
      ("Assumed: ", assumptions.joined(separator: " · ")),
    ]
    return facts.filter { !$0.text.isEmpty }
  }

  private func write(
    _ lines: [[[String]]],
    width: Int,
    _ style: TextStyle,
    to output: inout some TextOutputStream
  ) {
    let grid = TextGrid(heads: heads, rows: lines, labelCount: rows.parts.count)
    for block in grid.blocks(width: width) {
      output.write("\n")
      for head in heads {
        for line in block.lines(of: head.map { [$0] }) { output.write(style.heading(line) + "\n") }
      }
      let rows = lines.map(block.lines)
      let isLoose = rows.contains { $0.count > 1 }
      for row in rows {
        if isLoose { output.write("\n") }
        for line in row { output.write(line + "\n") }
      }
    }
  }

  /// The lines of headings: the names of the parts of the rows stand in the last.
  private var heads: [[String]] {
    guard !columns.parts.isEmpty else { return [rows.parts + ["what runs"]] }
    return columns.parts.indices.map { part in
      let isLast = part == columns.parts.count - 1
      return (isLast ? rows.parts : rows.parts.map { _ in "" })
        + columns.entries.map { $0[part] }
    }
  }
}
