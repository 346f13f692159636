internal import PushPayload
internal import Questions

struct LineBlock: Sendable {
  /// The number of the first line, from 1.
  let firstLine: Int
  let content: Content

  enum Content: Sendable {
    /// Bytes, the offset of the first line, and the end of each line.
    case lines([UInt8], from: Int, ends: ArraySlice<Int>)
    /// One line that is too long.
    case tooLong
  }

  /// The greatest number of bytes of a line: 1 MiB.
  static let longestLine = 1 << 20
  /// The greatest number of lines of a block; an answer may be far longer than its line.
  static let mostLines = 2048
}

/// Answers line by line.
protocol LineAnswerer {
  /// Answers for a line, which is not blank, without its line feed.
  mutating func answer(_ text: Span<UInt8>, number: Int, to answer: inout BlockAnswer)
  /// Answers for a line that is too long.
  mutating func refuse(lineNumber number: Int, to answer: inout BlockAnswer)
}

extension LineAnswerer {
  /// Answers for all lines of a block that are not blank; a key is a member that each answer repeats.
  mutating func answer(_ block: LineBlock, key: String? = nil) -> BlockAnswer {
    var answer = BlockAnswer(key: key)
    switch block.content {
    case .tooLong:
      answer.lineCount += 1
      refuse(lineNumber: block.firstLine, to: &answer)
    case .lines(let bytes, let start, let ends):
      answer.bytes.reserveCapacity(((ends.last ?? start) - start) / 2)
      let text = bytes[...]
      self.answer(text.span, from: start, ends: ends, firstLine: block.firstLine, to: &answer)
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
      answer.takeKey(of: line)
      let marks = ByteOrderMark.length(in: line) + (line[line.count - 1] == 0x0D ? 1 : 0)
      if line.count - marks > LineBlock.longestLine {
        refuse(lineNumber: firstLine + index, to: &answer)
      } else {
        self.answer(line, number: firstLine + index, to: &answer)
      }
    }
  }
}

extension FileMessage {
  static func tooLong(_ path: FilePath) -> FileMessage {
    let limit = LineBlock.longestLine
    let message = "found a line of more than \(limit) bytes, expected at most that many"
    return FileMessage(path, message, code: LintCode.tooLarge.code)
  }
}
