import PushPayload
import Questions
import RouteReport

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

struct BlockAnswer: Sendable {
  var bytes: [UInt8] = []
  var lineCount = 0
  /// The number of lines that are not payloads, or whose findings fail.
  var badCount = 0
  /// The counts of findings, for `--statistics`.
  var statistics = LintStatistics()
  /// The member `line` with the number of the last line, and that number.
  private var opening: [UInt8] = []
  private var lastNumber = 0
  /// The member of each line that its answer repeats, or nil.
  private let key: String?
  /// The member `key` of the answer to the present line.
  private var keyMember: [UInt8]

  init(key: String? = nil) {
    self.key = key
    keyMember = key == nil ? [] : Self.noKey
  }

  private static let noKey = Array(",\"key\":null".utf8)

  /// Takes the key of a line for its answer: null if the line has none, or is no JSON.
  mutating func takeKey(of line: Span<UInt8>) {
    guard let key else { return }
    let value = (try? JSONDocument(reading: line.array))?.root[key]
    keyMember = value.map { Array((",\"key\":" + JSONTree($0).compactText).utf8) } ?? Self.noKey
  }

  /// Appends the answer to a line: its number, then the rest, see ``JSONTree/restOfLine``.
  mutating func append(line number: Int, _ rest: [UInt8]) {
    if number != lastNumber + 1 || !countUp() { opening = Array("{\"line\":\(number)".utf8) }
    lastNumber = number
    bytes += opening
    bytes += keyMember
    bytes += rest
  }

  /// Adds 1 to the last digit of the opening in place, or returns false for a 9.
  private mutating func countUp() -> Bool {
    guard let digit = opening.popLast() else { return false }
    opening.append(digit + 1)
    return digit < UInt8(ascii: "9")
  }
}

extension JSONTree {
  /// The members of an object with a leading comma, its closing brace, and a line feed.
  var restOfLine: [UInt8] { Array(("," + compactText.dropFirst() + "\n").utf8) }
}

/// Cuts a stream into blocks of whole lines, one piece in memory at a time.
struct LineReader: Sendable {
  private static let pieceSize = 256 * 1024

  private let source: any ByteSource
  private var piece: [UInt8] = []
  /// The offset of the next block in the piece.
  private var start = 0
  /// The ends of the lines of the piece that are not in a block yet.
  private var ends: ArraySlice<Int> = []
  private var line = 1

  init(_ source: any ByteSource) { self.source = source }

  /// Reads the next block, or nil at the end.
  mutating func next() throws(FileError) -> LineBlock? {
    while ends.isEmpty {
      let rest = piece[start...]
      piece = try source.read(behind: rest, limit: Self.pieceSize)
      start = 0
      if piece.count == rest.count {
        guard !piece.isEmpty else { return nil }
        ends = [piece.count]
      } else {
        let bytes = piece[...]
        ends = bytes.span.lineFeeds(from: rest.count)[...]
        // A byte-order mark, and a carriage return before the line feed, are no part of the line.
        let length = piece.count - ByteOrderMark.length(in: piece)
        guard !ends.isEmpty || length <= LineBlock.longestLine + 1 else {
          let isBlank = try skipLine()
          return block(isBlank ? .lines([], from: 0, ends: []) : .tooLong, lineCount: 1)
        }
      }
    }
    let part = ends.prefix(LineBlock.mostLines)
    ends = ends.dropFirst(part.count)
    defer { start = min((part.last ?? start) + 1, piece.count) }
    return block(.lines(piece, from: start, ends: part), lineCount: part.count)
  }

  private mutating func skipLine() throws(FileError) -> Bool {
    let bytes = piece[...]
    var isBlank = bytes.span.isBlank
    repeat {
      piece = try source.read(behind: [], limit: Self.pieceSize)
      let bytes = piece[...]
      ends = bytes.span.lineFeeds(from: 0)[...]
      let line = piece[..<(ends.first ?? piece.count)]
      isBlank = isBlank && line.span.isBlank
    } while ends.isEmpty && !piece.isEmpty
    start = ends.popFirst().map { $0 + 1 } ?? 0
    return isBlank
  }

  private mutating func block(_ content: LineBlock.Content, lineCount: Int) -> LineBlock {
    defer { line += lineCount }
    return LineBlock(firstLine: line, content: content)
  }
}
