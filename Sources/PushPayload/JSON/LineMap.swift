/// The lines of a text, to turn byte offsets into positions.
///
/// Line feed, carriage return, and both together end a line. A leading byte-order mark takes no
/// column. The map counts scalars up to every 64th byte, so that a position is cheap even in a text
/// of one long line.
package struct LineMap: Hashable, Sendable {
  private static let stride = 64

  private let bytes: [UInt8]
  private let firstLine: Int
  private let textStart: Int
  private var lineStarts: [Int]
  private var scalarsBeforeStride: [Int] = []

  /// In a line of a stream, which has a number, carriage returns end no line.
  package init(_ bytes: [UInt8], asLine line: Int? = nil) {
    self.bytes = bytes
    firstLine = line ?? 1
    textStart = ByteOrderMark.length(in: bytes)
    lineStarts = [textStart]
    var scalars = 0
    let text = bytes[...]
    let span = text.span
    for offset in span.indices {
      if offset.isMultiple(of: Self.stride) { scalarsBeforeStride.append(scalars) }
      let byte = span[offset]
      if !UTF8Sequence.isContinuation(byte) { scalars += 1 }
      guard line == nil, byte <= ASCII.carriageReturn else { continue }
      let startsLineFeed = offset + 1 < span.count && span[offset + 1] == ASCII.lineFeed
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn && !startsLineFeed {
        lineStarts.append(offset + 1)
      }
    }
    scalarsBeforeStride.append(scalars)
  }

  /// The position of a byte; offsets outside of the text count as its nearest end.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, textStart), bytes.count)
    let line = lineStarts.partitionPoint { $0 > offset }
    let column = scalars(before: offset) - scalars(before: lineStarts[line - 1]) + 1
    return SourcePosition(line: firstLine + line - 1, column: column)
  }

  private func scalars(before offset: Int) -> Int {
    let stride = offset / Self.stride
    let rest = bytes[(stride * Self.stride)..<offset]
    return rest.reduce(scalarsBeforeStride[stride]) { count, byte in
      UTF8Sequence.isContinuation(byte) ? count : count + 1
    }
  }
}

/// A position in a text, as editors show it.
public struct SourcePosition: Comparable, CustomStringConvertible, Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Whether a position comes before another in the same text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The line and the column with a colon between them.
  public var description: String { "\(line):\(column)" }
}
