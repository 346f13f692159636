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
