/// Words that are broken into lines.
public struct Paragraph: Sendable {
  private let words: [Substring]

  /// Takes the words of a text.
  public init(_ text: String) {
    words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// Returns lines of at most a number of characters, where the words allow it.
  public func lines(width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in words {
      let length = word.count
      if length < room {
        lines[lines.count - 1].append(" ")
        lines[lines.count - 1].append(contentsOf: word)
        room -= length + 1
      } else {
        lines.append(String(word))
        room = width - length
      }
    }
    return lines
  }

  /// Returns the lines with a label before the first and as much space before the others.
  public func hanging(on label: String, width: Int = 80) -> String {
    let space = String(repeating: " ", count: label.count)
    let lines = lines(width: max(20, width - label.count))
    return lines.enumerated().map { ($0 == 0 ? label : space) + $1 + "\n" }.joined()
  }
}

extension String {
  /// The text with spaces behind it up to a number of characters.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it up to a number of characters.
  func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
