extension String {
  /// The text as a paragraph, with a label before its first line.
  func hanging(on label: String, width: Int = PageLayout.current.width) -> String {
    Paragraph(self).hanging(on: label, width: width)
  }

  /// The text, padded on the right to a number of characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text, padded on the left to a number of characters.
  func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

package struct Paragraph: Sendable {
  /// The words, with one space between them.
  private let bytes: [UInt8]
  private static let space = UInt8(ascii: " ")

  package init(_ text: String) {
    bytes = Array(text.utf8.split(separator: Self.space).joined(separator: [Self.space]))
  }

  /// Returns lines of at most a number of characters, where the words allow it.
  package func lines(width: Int = PageLayout.current.width) -> [String] {
    var lines: [String] = []
    forEachLine(width: width) { lines.append(String(decoding: bytes[$0], as: UTF8.self)) }
    return lines
  }

  /// Returns the lines, with a label before the first and the same indentation before the others.
  package func hanging(on label: String, width: Int = PageLayout.current.width) -> String {
    let indentation = label.count
    var text: [UInt8] = []
    forEachLine(width: max(20, width - indentation)) { range in
      if range.lowerBound == 0 {
        text.append(contentsOf: label.utf8)
      } else {
        text.append(contentsOf: repeatElement(Self.space, count: indentation))
      }
      text.append(contentsOf: bytes[range])
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func forEachLine(width: Int, _ body: (Range<Int>) -> Void) {
    var line = 0..<0
    var room = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.space) ?? bytes.count
      let length = length(of: start..<end)
      if length < room {
        line = line.lowerBound..<end
        room -= length + 1
      } else {
        if !line.isEmpty { body(line) }
        line = start..<end
        room = width - length
      }
      start = end + 1
    }
    if !line.isEmpty { body(line) }
  }

  private func length(of range: Range<Int>) -> Int {
    let word = bytes[range]
    let isPlain = word.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    return isPlain ? word.count : String(decoding: word, as: UTF8.self).count
  }
}

package struct PageLayout: Sendable {
  package let width: Int
  /// Whether messages of one line are broken, too; other programs read them line by line.
  package let breaksMessages: Bool

  /// The layout for files, pipes and everything else that is no terminal.
  package static let standard = PageLayout(width: 80, breaksMessages: false)

  package init(width: Int, breaksMessages: Bool) {
    self.width = width
    self.breaksMessages = breaksMessages
  }

  #if canImport(_Concurrency) && !hasFeature(Embedded)
  /// The layout of the text that is being written.
  @TaskLocal package static var current = standard
  #else
  package static let current = standard
  #endif

  /// Returns a message of one line, broken for a terminal.
  package func broken(_ message: String) -> String {
    guard breaksMessages, message.count > width, message.first != " " else { return message }
    let lines = message.hanging(on: "", width: width - 2).split(separator: "\n")
    return lines.joined(separator: "\n  ")
  }
}
