package import PushRules

package struct RouteTable: Sendable {
  /// The parts of the situation that change along the rows, or along the columns.
  package typealias Axis = (parts: [String], entries: [[String]])

  package enum Cell: Hashable, Sendable {
    /// The answer, which may be that the situation cannot exist.
    case answer(RouteAnswer)
    /// The values contradict each other, so there is no situation.
    case contradiction(because: String, rule: String? = nil)
  }

  package var purpose: String?
  /// The statements about all situations, word for word.
  package var stated: [String] = []
  /// The assumptions of all situations that the answers do not mention.
  package var assumed: [String] = []
  package let rows: Axis
  /// The parts that change along the columns; if empty, there is one column.
  package let columns: Axis
  /// The phase to look at, or nil for both.
  package var phase: Phase?
  /// Whether methods have short names, and cells with an action only what that runs.
  package var isBrief = false
  package let cells: [[Cell]]

  package init(rows: Axis, columns: Axis, cells: [[Cell]]) {
    self.rows = rows
    self.columns = columns
    self.cells = cells
  }

  var answers: [RouteAnswer] { cells.joined().compactMap { $0.answer } }

  var heading: String {
    [rows, columns].map { $0.parts.commaList }.filter { !$0.isEmpty }
      .joined(separator: " × ")
  }

  /// The values of the rows or columns, as printed.
  func entries(of axis: Axis) -> [[String]] {
    guard isBrief, phase == nil else { return axis.entries }
    return axis.entries.map { values in
      zip(axis.parts, values).map { part, value in
        part != "launch" ? value : value == "none" ? "arrives" : "then " + value
      }
    }
  }

  /// The members that all situations assume alike of the app.
  private var appNames: [String] {
    AssumedApp.members.filter { member in
      let values = Set(answers.map { member.value($0.situation) })
      return values.count == 1 && answers.allSatisfy { $0.assumed.contains(member.name) }
    }.map { $0.name }
  }

  /// The flags that state the app of all situations; empty if each states its own.
  var app: String {
    answers.first.map { AssumedApp.flags(of: $0.situation, assuming: appNames) } ?? ""
  }

  /// The assumptions of all situations, in words, and those of each one.
  var assumptions: [String] {
    let all = answers.flatMap { $0.unstatedInWords }
    var words = assumed
    var varying: [String] = []
    let app = appNames
    for assumption in answers.unstatedInWords where !app.contains(assumption.member) {
      let values = Set(all.filter { $0.member == assumption.member }.map { $0.words })
      if values.count == 1 {
        words.append(assumption.words)
      } else {
        varying.append(assumption.name)
      }
    }
    guard !varying.isEmpty else { return words }
    return words + [varying.commaList + " as eval assumes for each cell"]
  }

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
    let assumed =
      isBrief && !assumptions.isEmpty
      ? "what is usual; --json lists it." : assumptions.joined(separator: " · ")
    for (label, text) in facts("", assumed) {
      output.write(style.aside(BrokenText.hanging(text, on: label, width: width)))
    }
  }

  static let narrowest = 40

  /// What holds for all cells, each behind its label.
  private func facts(_ app: String, _ assumed: String) -> [(label: String, text: String)] {
    let facts: [(label: String, text: String)] = [
      ("Stated: ", stated.joined(separator: " ")), ("App: ", app), ("Assumed: ", assumed),
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
    let facts = facts(app, assumptions.joined(separator: "; ")).map { $0.label + $0.text + "." }
    let paragraphs = words.legend + (facts.isEmpty ? [] : [facts.joined(separator: " ")])
    let headings = entries(of: columns).map { entry in
      entry.isEmpty ? "what runs" : entry.map { MarkdownText.escaped($0) }.joined(separator: "<br>")
    }
    return text + MarkdownText.table(self.rows.parts + headings, rows) + words.markdownNotes
      + MarkdownText.paragraphs(paragraphs)
  }
}

extension RouteTable.Cell {
  var answer: RouteAnswer? {
    if case .answer(let answer) = self { answer } else { nil }
  }
}

extension RouteAnswer.Unstated {
  fileprivate var name: String {
    switch member {
    case "sdk": "SDK"
    case "implements": "implemented methods"
    case "notificationCenterDelegate": "notification center delegate"
    case "lifecycle": "life cycle"
    case "terminatedBy": "what ended the app"
    default: words
    }
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
