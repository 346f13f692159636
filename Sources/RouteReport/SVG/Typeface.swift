/// A size and weight of letters in a picture, with a generous estimate of their width.
///
/// The reader's fonts are unknown, so the estimate is for wide ones.
enum Typeface: String, CaseIterable, Sendable {
  /// The heading of a picture.
  case title
  /// The heading of a part.
  case heading
  case body
  case event
  /// The id of a method.
  case code
  /// The name of a notification.
  case smallCode = "small-code"

  /// The height of the letters in pixels.
  var size: Int {
    switch self {
    case .title: 18
    case .event: 14
    case .heading, .code: 13
    case .body, .smallCode: 12
    }
  }

  /// The height of a line in pixels.
  var lineHeight: Int { size + 6 }

  var css: String {
    let family = isMonospaced ? "ui-monospace,monospace" : "system-ui,sans-serif"
    let weight = isBold ? "600 " : ""
    return "." + rawValue + "{font:" + weight + String(size) + "px " + family + "}"
  }

  /// Returns the width of a text in pixels, estimated generously.
  func width(of text: String) -> Int {
    let isMonospaced = isMonospaced
    let thousandths = text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1, isMonospaced) }
    let weighted = isBold && !isMonospaced ? thousandths * 11 / 10 : thousandths
    return (weighted * size + 999) / 1000
  }

  /// Returns the text in lines that are no wider than a number of pixels.
  func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if self.width(of: longer) <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = pieces(of: word, width: width)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A word in parts that fit, for a path that is longer than a line.
  private func pieces(of word: Substring, width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, self.width(of: piece + String(character)) > width {
        let end = Self.lastBreak(in: piece)
        pieces.append(String(piece[..<end]))
        piece = String(piece[end...])
      }
      piece.append(character)
    }
    return pieces + [piece]
  }

  /// The best end of a piece: after a slash that is not at its start, else at its full width.
  private static func lastBreak(in piece: String) -> String.Index {
    guard let slash = piece.lastIndex(of: "/") else { return piece.endIndex }
    let isEarly = piece.distance(from: piece.startIndex, to: slash) * 2 < piece.count
    return isEarly ? piece.endIndex : piece.index(after: slash)
  }

  private var isMonospaced: Bool { [.event, .code, .smallCode].contains(self) }
  private var isBold: Bool { [.title, .heading, .event].contains(self) }

  /// The width of a letter in thousandths of the size.
  private static func width(of scalar: Unicode.Scalar, _ isMonospaced: Bool) -> Int {
    switch scalar.value {
    case 0x1100...: 1250
    case 0x250...: 900
    case _ where isMonospaced: 620
    case 0x80...: 750
    case _ where "iljtfr.,:;'|!()[] ".unicodeScalars.contains(scalar): 430
    case _ where "mwMW@%".unicodeScalars.contains(scalar): 1000
    case 0x41...0x5A: 760
    default: 650
    }
  }
}
