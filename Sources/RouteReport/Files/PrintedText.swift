import PushPayload
package import Questions

/// A text that is safe to print: it holds no control sequences but the program's own colours.
///
/// The streams take nothing else. Whatever a text was made of, what is neither printable nor a line
/// feed of its own is written out, scalar by scalar; what is written out already stays as it is. No line
/// of it is a ``RunnerCommand`` that is not the program's own.
package struct PrintedText: Hashable, Sendable {
  package let text: String

  /// A message on one line, with escaped line feeds.
  package init(_ message: String) { self.init(lines: [message]) }

  /// Several messages, one a line.
  package init(lines: some Sequence<String>) {
    text = RunnerCommand.broken(lines.map { PrintableText.escaped($0) }.joined(separator: "\n"))
  }

  /// A laid-out report: its line feeds and colours stay.
  package init(page: String) {
    // Most pages have only printable ASCII and line feeds.
    let isHarmless = page.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
    text = RunnerCommand.broken(isHarmless ? page : Self.harmless(page))
  }

  /// The program's own commands for a job of GitHub.
  package init(commands: String) {
    text = RunnerCommand.broken(Self.harmless(commands), keepingLines: true)
  }

  package init(_ json: JSONTree) { text = json.text }

  /// A page for a browser around JSON, in which no string can end a script.
  package init(html head: StaticString, _ json: JSONTree, _ tail: [StaticString]) {
    // Only strings contain `<`.
    let content = json.compactText.escaping(["<": "\\u003c"])
    text = head.description + content + tail.map { $0.description }.joined()
  }

  /// Differences between files, unchanged, so that `patch` can apply them.
  package init(_ differences: [UnifiedDiff]) {
    text = differences.map { $0.text }.joined()
  }

  /// The text, with a line feed at its end.
  package var line: String { text + "\n" }

  /// The page with unsafe scalars escaped; safe runs are copied unchanged.
  private static func harmless(_ page: String) -> String {
    let bytes = Array(page.utf8)
    var result = ""
    var start = 0
    var place = 0
    while place < bytes.count {
      let length = (0x20..<0x7F).contains(bytes[place]) ? 1 : lengthOfHarmless(bytes[place...])
      if length > 0 {
        place += length
        continue
      }
      result += String(decoding: bytes[start..<place], as: UTF8.self)
      let end = bytes[(place + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
      result += PrintableText.escaped(String(decoding: bytes[place..<end], as: UTF8.self))
      start = end
      place = end
    }
    return result + String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The number of safe bytes at the beginning: a letter, a line feed or a colour; else 0.
  private static func lengthOfHarmless(_ bytes: ArraySlice<UInt8>) -> Int {
    switch bytes.first ?? 0 {
    case 0x20..<0x7F, 0x0A: return 1
    case 0x1B: return TextStyle.sequences.first { bytes.starts(with: $0.utf8) }?.utf8.count ?? 0
    case 0x80...:
      let rest = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }
      let text = String(decoding: bytes[..<rest.endIndex], as: UTF8.self)
      let isPrintable = text.unicodeScalars.allSatisfy { PrintableText.isPrintable($0) }
      return isPrintable ? 1 + rest.count : 0
    default: return 0
    }
  }
}

extension PrintedText: ExpressibleByStringLiteral {
  /// A text of the program itself.
  package init(stringLiteral text: String) { self.init(page: text) }
}

extension FileMessage {
  package var text: PrintedText { PrintedText(lines: lines) }
}
