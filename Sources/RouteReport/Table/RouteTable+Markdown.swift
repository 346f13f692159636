internal import PushRules

extension RouteTable {
  package var markdown: String {
    var words = CellWords(phase: phase, acts: answers.acts, isBrief: isBrief)
    var grid = MarkdownGrid(headings)
    for (entry, cells) in zip(entries(of: rows), cells) {
      let lines = cells.map { cell in
        words.lines(of: cell).map { MarkdownText.escaped($0) }.joined(separator: "<br>")
      }
      grid.add(entry.map { MarkdownText.escaped($0) } + lines)
    }
    let text = purpose.map { MarkdownText.escaped($0) + "\n\n" } ?? ""
    let paragraphs = words.legend + [facts].compactMap { $0 }
    return text + grid.text + words.markdownNotes + MarkdownText.paragraphs(paragraphs)
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
