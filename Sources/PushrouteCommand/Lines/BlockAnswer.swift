internal import RouteReport

/// The answers to the lines of a block.
struct BlockAnswer: Sendable {
  /// The lines to print.
  var bytes: [UInt8] = []
  /// The number of lines that are not blank.
  var lineCount = 0
  /// The number of lines that are not payloads, or whose findings fail.
  var badCount = 0
  /// The counts of findings, for `--statistics`.
  var statistics = LintStatistics()

  /// Appends the answer to a line: an object that starts with the line number.
  ///
  /// - Parameters:
  ///   - number: The number of the line.
  ///   - rest: The other members, see ``JSONTree/restOfLine``.
  mutating func append(line number: Int, _ rest: [UInt8]) {
    bytes += "{\"line\":".utf8
    append(digitsOf: number)
    bytes += rest
  }

  private mutating func append(digitsOf number: Int) {
    if number > 9 { append(digitsOf: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension JSONTree {
  /// The members of an object with a leading comma, its closing brace, and a line feed.
  var restOfLine: [UInt8] { Array(("," + compactText.dropFirst() + "\n").utf8) }
}
