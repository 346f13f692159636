import PushRules

extension RouteTable {
  /// Writes the table for a terminal; columns that do not fit the width follow below.
  package func write(width: Int, style: TextStyle = .plain, to output: inout some TextOutputStream)
  {
    let width = max(Self.narrowest, width)
    var words = CellWords(phase: phase, acts: answers.acts, isBrief: isBrief)
    let rows = zip(entries(of: rows), cells).map { entry, cells in
      entry.map { [$0] } + cells.map { words.lines(of: $0) }
    }
    for line in BrokenText.lines(of: heading, width: width) {
      output.write(style.heading(line) + "\n")
    }
    if let purpose { output.write(BrokenText.hanging(purpose, on: "", width: width)) }
    output.write(style.aside(AssumedApp.line(app)))
    let grid = TextGrid(heads: heads, rows: rows, labelCount: self.rows.parts.count)
    output.write("\n" + grid.text(width: width, isLoose: !isBrief, heading: style.heading))
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

  fileprivate var labelledFacts: [(label: String, text: String)] {
    let assumed = isBrief ? ["what is usual; --json lists it."] : assumptions
    let facts: [(label: String, text: String)] = [
      ("Stated: ", stated.joined(separator: " ")),
      ("Assumed: ", assumptions.isEmpty ? "" : assumed.joined(separator: " · ")),
    ]
    return facts.filter { !$0.text.isEmpty }
  }

  /// The lines of headings: the names of the parts of the rows are in the last.
  private var heads: [[String]] {
    guard !columns.parts.isEmpty else { return [rows.parts + ["what runs"]] }
    let entries = entries(of: columns)
    return columns.parts.indices.map { part in
      let isLast = part == columns.parts.count - 1
      return (isLast ? rows.parts : rows.parts.map { _ in "" }) + entries.map { $0[part] }
    }
  }

  package var markdown: String {
    var words = CellWords(phase: phase, acts: answers.acts, isBrief: isBrief)
    let rows = zip(entries(of: rows), cells).map { entry, cells in
      entry.map { MarkdownText.escaped($0) }
        + cells.map { cell in
          words.lines(of: cell).map { MarkdownText.escaped($0) }.joined(separator: "<br>")
        }
    }
    let text = purpose.map { MarkdownText.escaped($0) + "\n\n" } ?? ""
    let paragraphs = words.legend + [facts].compactMap { $0 }
    return text + MarkdownText.table(headings, rows) + words.markdownNotes
      + MarkdownText.paragraphs(paragraphs)
  }

  private var headings: [String] {
    let columns = entries(of: columns).map { entry in
      entry.isEmpty ? "what runs" : entry.map { MarkdownText.escaped($0) }.joined(separator: "<br>")
    }
    return rows.parts + columns
  }

  private var facts: String? {
    let facts = [
      ("Stated: ", stated.joined(separator: " ")),
      ("App: ", app), ("Assumed: ", assumptions.joined(separator: "; ")),
    ]
    let sentences = facts.filter { !$0.1.isEmpty }.map { $0.0 + $0.1 + "." }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

extension CellWords {
  var markdownNotes: String {
    MarkdownText.paragraphs(notes.enumerated().map { "(\($0 + 1)) " + $1 })
  }
}

extension MarkdownText {
  /// Returns paragraphs with escaped markup.
  static func paragraphs(_ texts: [String]) -> String {
    texts.map { "\n" + escaped($0) + "\n" }.joined()
  }
}
