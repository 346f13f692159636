internal import PushPayload

/// Cuts a stream into blocks of whole lines, and keeps no more than a block of it.
struct LineReader: Sendable {
  private static let pieceSize = 256 * 1024

  private let source: any ByteSource
  /// The beginning of a line whose end is still to come.
  private var rest: ArraySlice<UInt8> = []
  private var blockCount = 0
  private var line = 1

  init(_ source: any ByteSource) { self.source = source }

  /// Reads the next block, or nil at the end.
  mutating func next() throws(FileError) -> LineBlock? {
    while true {
      let bytes = try source.read(behind: rest, limit: Self.pieceSize)
      guard bytes.count > rest.count else {
        rest = []
        return bytes.isEmpty ? nil : block(.lines(bytes, ends: [bytes.count]), lineCount: 1)
      }
      let ends = bytes.span.lineFeeds(from: rest.count)
      if let last = ends.last {
        rest = bytes[(last + 1)...]
        return block(.lines(bytes, ends: ends), lineCount: ends.count)
      }
      guard bytes.count <= LineBlock.longestLine else {
        try skipLine()
        return block(.tooLong, lineCount: 1)
      }
      rest = bytes[...]
    }
  }

  /// Reads over the rest of a line.
  private mutating func skipLine() throws(FileError) {
    while true {
      let bytes = try source.read(behind: [], limit: Self.pieceSize)
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      rest = bytes.dropFirst((end ?? bytes.count) + 1)
      if end != nil || bytes.isEmpty { return }
    }
  }

  private mutating func block(_ content: LineBlock.Content, lineCount: Int) -> LineBlock {
    defer {
      blockCount += 1
      line += lineCount
    }
    return LineBlock(number: blockCount, firstLine: line, content: content)
  }
}
