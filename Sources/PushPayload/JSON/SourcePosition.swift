/// A place in a text, as editors show it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int

  /// Creates a position from numbers that count from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a text.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Tells whether a position stands before another in the same text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and the column with a colon between them.
  public var description: String { "\(line):\(column)" }
}
