internal import PushPayload
internal import RouteReport

/// Some lines of a stream, whole ones.
struct LineBlock: Sendable {
  /// The place among the blocks of the stream, from 0.
  let number: Int
  /// The number of the first line, from 1.
  let firstLine: Int
  /// What there is of them.
  let content: Content

  /// What there is of lines.
  enum Content: Sendable {
    /// Bytes, the offset of the first line in them, and the offsets behind the lines.
    case lines([UInt8], from: Int, ends: ArraySlice<Int>)
    /// One line that is too long to be kept.
    case tooLong
  }

  /// The number of bytes up to which a line is read: 1 MiB.
  static let longestLine = 1 << 20
  /// The number of lines up to which a block is filled, as an answer may be far longer than its line.
  static let mostLines = 2048
}

/// What came of the lines of a block.
struct BlockAnswer: Sendable {
  /// The lines to print.
  var bytes: [UInt8] = []
  /// How the last of them begins.
  var opening = LineOpening(0)
  /// The number of lines with something on them.
  var lineCount = 0
  /// The number of lines that were no payloads, or whose findings fail.
  var badCount = 0
}

/// Answers for one line after the other; each thread has its own.
protocol LineAnswerer {
  /// Answers for a line.
  ///
  /// - Parameters:
  ///   - text: The line, without its line feed, but not without white space.
  ///   - number: Its number.
  ///   - answer: Takes the answer.
  mutating func answer(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer)
  /// Answers for a line that is too long to be read.
  mutating func refuse(lineNumber number: Int, to answer: inout BlockAnswer)
}

extension LineAnswerer {
  /// Answers for all lines of a block but empty ones.
  mutating func answer(_ block: LineBlock) -> BlockAnswer {
    var answer = BlockAnswer()
    switch block.content {
    case .tooLong:
      answer.lineCount += 1
      refuse(lineNumber: block.firstLine, to: &answer)
    case .lines(let bytes, let start, let ends):
      answer.bytes.reserveCapacity(((ends.last ?? start) - start) / 2)
      self.answer(bytes.span, from: start, ends: ends, firstLine: block.firstLine, to: &answer)
    }
    return answer
  }

  private mutating func answer(
    _ bytes: Span<UInt8>,
    from start: Int,
    ends: ArraySlice<Int>,
    firstLine: Int,
    to answer: inout BlockAnswer
  ) {
    var start = start
    for (index, end) in ends.enumerated() {
      let line = bytes.extracting(start..<end)
      start = end + 1
      if line.isBlank { continue }
      answer.lineCount += 1
      if line.count > LineBlock.longestLine {
        refuse(lineNumber: firstLine + index, to: &answer)
      } else {
        self.answer(line, number: firstLine + index, to: &answer)
      }
    }
  }
}

extension FileMessage {
  /// The message for a line that is too long to be read.
  static func tooLong(_ path: String) -> FileMessage {
    let limit = LineBlock.longestLine
    let message = "found a line of more than \(limit) bytes, expected at most that many"
    return FileMessage(path: path, severity: .error, message: message, code: LintCode.tooLarge.code)
  }
}
