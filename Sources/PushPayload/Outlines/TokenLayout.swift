package struct TokenLayout: Sendable {
  /// Where the tokens begin and end, in turn; empty for a text that is not JSON.
  package let bounds: [Int]
  /// The bytes before each token, with a zero byte behind them.
  package let space: [UInt8]

  package init(of text: Span<UInt8>) {
    var reader = JSONReader(receiver: TokenBounds())
    bounds = (try? reader.read(text)) == nil ? [] : reader.receiver.bounds
    var space: [UInt8] = []
    var end = 0
    for index in stride(from: 0, to: bounds.count, by: 2) {
      for place in end..<bounds[index] { space.append(text[place]) }
      space.append(0)
      end = bounds[index + 1]
    }
    self.space = space
  }

  /// The place of a token, by the index of its first bound.
  package func token(at bound: Int) -> Range<Int> { bounds[bound]..<bounds[bound + 1] }

  /// The tokens of a part of the text, and the one behind them, which may be the value of a key.
  package func tokens(of range: Range<Int>) -> [(bound: Int, range: Range<Int>)] {
    let starts = stride(from: 0, to: bounds.count, by: 2)
    let next = starts.first { bounds[$0] >= range.upperBound }
    return starts.filter { $0 == next || token(at: $0).overlaps(range) }.map { ($0, token(at: $0)) }
  }
}

private struct TokenBounds: JSONReceiver {
  var bounds: [Int] = []

  private mutating func note(_ start: Int, _ end: Int) {
    bounds.append(start)
    bounds.append(end)
  }

  mutating func key(_ text: JSONText, of bytes: Span<UInt8>) {
    note(text.range.lowerBound - 1, text.range.upperBound + 1)
  }

  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {
    note(range.lowerBound, range.upperBound)
  }

  mutating func open(_ container: JSONContainer, at offset: Int) { note(offset, offset + 1) }

  mutating func close(at end: Int) { note(end - 1, end) }
}

extension Span<UInt8> {
  /// The column of a byte in a line, in Unicode scalars from 1.
  package func column(of offset: Int) -> Int {
    var column = 1
    for place in 0..<offset where !UTF8Sequence.isContinuation(self[place]) { column += 1 }
    return column
  }
}
