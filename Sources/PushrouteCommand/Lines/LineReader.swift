internal import PushPayload

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
        ends = Self.lineEnds(of: piece[...], from: rest.count)
        // A carriage return before the line feed is no part of the line.
        guard !ends.isEmpty || piece.count - markLength <= LineBlock.longestLine + 1 else {
          let isBlank = try skipLine()
          return block(isBlank ? .lines([], from: 0, ends: []) : .tooLong, lineCount: 1)
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

  /// The length of a byte-order mark, which does not count as part of a line.
  private var markLength: Int { ByteOrderMark.length(in: piece) }

  private mutating func skipLine() throws(FileError) -> Bool {
    var isBlank = Self.isBlank(piece[...])
    repeat {
      piece = try source.read(behind: [], limit: Self.pieceSize)
      ends = Self.lineEnds(of: piece[...], from: 0)
      isBlank = isBlank && Self.isBlank(piece[..<(ends.first ?? piece.count)])
    } while ends.isEmpty && !piece.isEmpty
    start = ends.popFirst().map { $0 + 1 } ?? 0
    return isBlank
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.span.isBlank }

  /// The offsets of the line feeds of a piece, from an offset on.
  private static func lineEnds(of piece: ArraySlice<UInt8>, from start: Int) -> ArraySlice<Int> {
    piece.span.lineFeeds(from: start)[...]
  }

  private mutating func block(_ content: LineBlock.Content, lineCount: Int) -> LineBlock {
    defer { line += lineCount }
    return LineBlock(firstLine: line, content: content)
  }
}
