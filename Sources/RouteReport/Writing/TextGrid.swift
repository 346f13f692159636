/// Rows of cells in columns of text, broken into blocks that fit a width.
struct TextGrid: Sendable {
  /// The number of characters between two columns.
  static let gap = 2

  /// Columns that are side by side.
  fileprivate struct Block: Sendable {
    /// The numbers of the columns.
    let columns: [Int]
    let widths: [Int]
  }

  private let heads: [[String]]
  private let rows: [[[String]]]
  private let labels: [Int]
  private let others: [Int]
  /// The length of the longest unbreakable piece of each column.
  private let least: [Int]
  /// The length of the longest line of each column.
  private let most: [Int]

  /// Measures the columns, of which some are labels at the left of every block.
  init(heads: [[String]], rows: [[[String]]], labelCount: Int) {
    let count = heads.first?.count ?? 0
    let all = rows + heads.map { $0.map { [$0] } }
    let columns = (0..<count).map { column in all.flatMap { $0[column] } }
    self.heads = heads
    self.rows = rows
    least = columns.map { lines in
      lines.flatMap { BrokenText.pieces($0) }
        .reduce(1) { max($0, $1.count - ($1.hasSuffix(" ") ? 1 : 0)) }
    }
    most = columns.map { $0.reduce(1) { max($0, $1.count) } }
    labels = Array(0..<labelCount)
    others = Array(labelCount..<count)
  }

  /// The blocks with a blank line between them, and also between the rows of one that is loose if
  /// any of them has several lines.
  func text(
    width: Int,
    indentation: String = "",
    isLoose: Bool = false,
    heading: (String) -> String = { $0 }
  ) -> String {
    blocks(width: width - indentation.count).map { block in
      let lines = rows.map { block.lines(of: $0) }
      let gap = isLoose && lines.contains { $0.count > 1 } ? "\n" : ""
      let head = heads.flatMap { block.lines(of: $0.map { [$0] }) }
      return head.map { heading(indentation + $0) + "\n" }.joined()
        + lines.map { gap + $0.map { indentation + $0 + "\n" }.joined() }.joined()
    }.joined(separator: "\n")
  }

  /// Groups the columns into blocks, and sets their widths.
  private func blocks(width: Int) -> [Block] {
    let largest = max(1, (width - Self.narrowest) / max(1, labels.count) - Self.gap)
    let labelWidths = labels.map { min(least[$0], largest) }
    let room = width - labelWidths.reduce(0) { $0 + $1 + Self.gap }
    var groups: [[Int]] = []
    var rest = 0
    for column in others {
      let need = min(least[column], room)
      if groups.isEmpty || need + Self.gap > rest {
        groups.append([column])
        rest = room - need
      } else {
        groups[groups.count - 1].append(column)
        rest -= need + Self.gap
      }
    }
    return groups.map { group in
      block(group, labelWidths + group.map { min(least[$0], room) }, width: width)
    }
  }

  private static let narrowest = 12

  /// Gives the free width to the columns of the group first, then to the labels.
  private func block(_ group: [Int], _ needed: [Int], width: Int) -> Block {
    let columns = labels + group
    var widths = needed
    var rest = width - needed.reduce(0, +) - Self.gap * (columns.count - 1)
    for index in Array(labels.count..<columns.count) + labels where rest > 0 {
      let more = min(rest, max(0, most[columns[index]] - widths[index]))
      widths[index] += more
      rest -= more
    }
    return Block(columns: columns, widths: widths)
  }
}

extension TextGrid.Block {
  /// The lines of a row of the block, none longer than the block.
  fileprivate func lines(of row: [[String]]) -> [String] {
    let cells = zip(columns, widths).map { column, width in
      row[column].flatMap { BrokenText.lines(of: $0, width: width) }
    }
    return (0..<(cells.map { $0.count }.max() ?? 0)).map { number in
      let parts = zip(cells, widths).map { cell, width in
        (number < cell.count ? cell[number] : "").padded(to: width + TextGrid.gap)
      }
      return BrokenText.withoutSpaceBehind(parts.joined())
    }
  }
}

/// Breaks text into lines at spaces, behind commas and plus signs, and between the parts of a
/// callback's name.
enum BrokenText: Sendable {
  /// The unbreakable pieces, each with its separator.
  static func pieces(_ text: String) -> [String] {
    var pieces: [String] = [""]
    for character in text {
      let last = pieces[pieces.count - 1]
      if character.isLetter, last.last == ":", last != "scene:" { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      if " ,+".contains(character) { pieces.append("") }
    }
    return pieces.reduce(into: []) { result, piece in
      if piece == " ", let last = result.last, !last.hasSuffix(" ") {
        result[result.count - 1] += piece
      } else if !piece.isEmpty {
        result.append(piece)
      }
    }
  }

  /// The lines of a text; a piece longer than a line is cut, behind a dash if it has one.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for piece in pieces(text) {
      let length = withoutSpaceBehind(piece).count
      if let last = lines.last, last.count + length <= width {
        lines[lines.count - 1] += piece
      } else {
        lines += cut(piece, width: max(1, width))
      }
    }
    return lines.isEmpty ? [""] : lines.map(withoutSpaceBehind)
  }

  /// The lines of a text, with a label before the first and the same indentation before the others.
  static func hanging(_ text: String, on label: String, width: Int) -> String {
    let space = String(repeating: " ", count: label.count)
    return lines(of: text, width: width - label.count).enumerated().map { number, line in
      (number == 0 ? label : space) + line + "\n"
    }.joined()
  }

  /// The text without spaces at its end.
  static func withoutSpaceBehind(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  private static func cut(_ piece: String, width: Int) -> [String] {
    var lines: [String] = []
    var rest = piece[...]
    while rest.count > width, withoutSpaceBehind(String(rest)).count > width {
      let start = rest.prefix(width)
      let end = start.lastIndex(of: "-").map { start.index(after: $0) } ?? start.endIndex
      lines.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return lines + [String(rest)]
  }
}
