/// What the lines of a log report.
package struct KnownLines: Sendable {
  package var events: [LogEvent] = []
  /// The number of events beyond those that are explained.
  package var omittedCount = 0
  /// The number of events whose lines stand twice.
  var repeatedCount = 0
  package var lineCount = 0
  package var unknownCount = 0
  /// The numbers of the first of them.
  package var unknownLines: [Int] = []
  /// The number of lines that are too long to be read to their end.
  package var longLines = 0
  /// The number of lines whose text the system hides.
  package var privateLines = 0
}
