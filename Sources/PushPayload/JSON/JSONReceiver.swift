/// Takes what a reader finds, in the order of the text.
///
/// Of an object it gets a key and its value in turn. If the text is no JSON further on, it has got
/// values all the same.
protocol JSONReceiver {
  /// A key; the next value is its own.
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>)
  /// A value that holds no others.
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>)
  /// The beginning of an array or object.
  mutating func open(_ container: JSONContainer, at offset: Int)
  /// The end of the innermost array or object that is open.
  mutating func close(at end: Int)
}

/// A value that holds no others, still undecoded.
enum JSONScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number
  case string(JSONText)
}

/// Takes nothing: only whether the text is JSON matters.
struct JSONSyntaxCheck: JSONReceiver {
  func key(_ text: JSONText, of bytes: Span<UInt8>) {}
  func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {}
  func open(_ container: JSONContainer, at offset: Int) {}
  func close(at end: Int) {}
}
