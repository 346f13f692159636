/// How much a screen shows, depending on its free lines.
enum DetailLevel: Comparable {
  /// Like `ids`, without blank lines.
  case dense
  /// Ids in place of signatures, a line for each call.
  case ids
  /// Signatures without the sentences of their rules.
  case calls
  /// The sentences of the rules, without the other side of contested ones.
  case rules
  /// Also the other side, and a second method that does not run.
  case otherSides
  /// Everything, on any screen.
  case everything
}

/// A page whose pieces belong to some levels; the most detailed one that fits is printed.
struct ScreenPage: TextOutputStream {
  private var pieces: [(text: String, lineCount: Int, levels: ClosedRange<DetailLevel>)] = []
  /// The levels to try, the most detailed first.
  private let levels: [DetailLevel]

  /// The lines that the page may have.
  private let height: Int

  /// Fills a terminal, less a line for the prompt and those that follow the page.
  init(_ detail: ReportDetail, above lines: Int) {
    height = 23 - lines
    levels = detail == .all ? [.everything] : [.otherSides, .rules, .calls, .ids, .dense]
  }

  mutating func write(_ text: String) { write(text, from: .dense) }

  mutating func write(_ text: String, from first: DetailLevel, to last: DetailLevel = .everything) {
    let lineCount = text.utf8.count { $0 == 0x0A }
    pieces.append((text, lineCount, first...last))
  }

  /// Adds a blank line between two sections, unless the screen is full.
  mutating func writeBlankLine() { write("\n", from: .ids) }

  /// The page at the most detailed level that fits, or at the least detailed.
  var text: String {
    let level = levels.first { lineCount(in: $0) <= height } ?? levels[levels.count - 1]
    return pieces.filter { $0.levels.contains(level) }.map { $0.text }.joined()
  }

  private func lineCount(in level: DetailLevel) -> Int {
    pieces.reduce(0) { $0 + ($1.levels.contains(level) ? $1.lineCount : 0) }
  }
}
