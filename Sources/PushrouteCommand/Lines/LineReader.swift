internal import PushPayload

/// Cuts a stream into blocks of whole lines, and keeps only one piece of it.
struct LineReader: Sendable {
  private static let pieceSize = 256 * 1024

  private let source: any ByteSource
  /// The bytes that were read last.
  private var piece: [UInt8] = []
  /// The offset in the piece at which the next block starts.
  private var start = 0
  /// The ends of those lines of the piece that no block has yet.
  private var ends: ArraySlice<Int> = []
  private var blockCount = 0
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
        ends = Self.lineEnds(of: piece[...], from: rest.count)
        guard !ends.isEmpty || piece.count <= LineBlock.longestLine else {
          try skipLine()
          return block(.tooLong, lineCount: 1)
        }
      }
    }
    return nextLines()
  }

  private mutating func nextLines() -> LineBlock {
    let part = ends.prefix(LineBlock.mostLines)
    ends = ends.dropFirst(part.count)
    defer { start = min((part.last ?? start) + 1, piece.count) }
    return block(.lines(piece, from: start, ends: part), lineCount: part.count)
  }

  /// Skips the rest of a line.
  private mutating func skipLine() throws(FileError) {
    repeat {
      piece = try source.read(behind: [], limit: Self.pieceSize)
      ends = Self.lineEnds(of: piece[...], from: 0)
    } while ends.isEmpty && !piece.isEmpty
    start = ends.popFirst().map { $0 + 1 } ?? 0
  }

  /// The offsets of the line feeds of a piece, from one on.
  private static func lineEnds(of piece: ArraySlice<UInt8>, from start: Int) -> ArraySlice<Int> {
    piece.span.lineFeeds(from: start)[...]
  }

  private mutating func block(_ content: LineBlock.Content, lineCount: Int) -> LineBlock {
    defer {
      blockCount += 1
      line += lineCount
    }
    return LineBlock(number: blockCount, firstLine: line, content: content)
  }
}
