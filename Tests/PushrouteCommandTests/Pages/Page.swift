import Foundation

/// A Markdown page whose blocks can be replaced.
struct Page {
  let original: String
  private var lines: [String]

  init(_ text: String) {
    original = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The lines of the fenced blocks in a language.
  func blocks(_ language: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line == "```" + language {
        isInside = true
        blocks.append([])
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// Replaces what follows the first line of a fenced block.
  mutating func replaceBlock(startingWith first: String, with text: String) {
    replace(after: first, upTo: { $0 == "```" }, with: text)
  }

  /// Replaces the text between a marker and the end marker after it.
  mutating func replaceSection(after marker: String, with text: String) {
    replace(after: marker, upTo: { $0 == "<!-- end -->" }, with: text)
  }

  /// Replaces what stands behind the start of a line, up to a word.
  mutating func replace(upTo end: String, after start: String, with text: String) {
    guard let place = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return }
    let rest = lines[place].components(separatedBy: end).dropFirst()
    lines[place] = ([start + text] + rest).joined(separator: end)
  }

  /// Replaces the figure before some words of a line.
  mutating func replaceFigure(before words: String, with figure: String) {
    for (place, line) in lines.enumerated() {
      guard let range = line.range(of: words) else { continue }
      let start = line[..<range.lowerBound]
      let old = start.reversed().prefix { $0.isNumber || $0 == "," }
      lines[place] = start.dropLast(old.count) + figure + line[range.lowerBound...]
    }
  }

  private mutating func replace(
    after first: String,
    upTo isEnd: (String) -> Bool,
    with text: String
  ) {
    guard let start = lines.firstIndex(of: first),
      let end = lines[start...].firstIndex(where: isEnd)
    else { return }
    var new = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while new.last?.isEmpty == true { new.removeLast() }
    lines.replaceSubrange((start + 1)..<end, with: new)
  }
}
