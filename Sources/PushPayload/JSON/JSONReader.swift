/// A cursor that reads and validates one JSON text in a single pass and calls a receiver.
///
/// Extensions read containers, strings and numbers. One reader reads many texts, so that it needs
/// no memory for each.
struct JSONReader<Receiver: JSONReceiver> {
  var offset = 0
  var receiver: Receiver
  var openContainers: [JSONOpenContainer] = []

  @inline(__always)
  func byte(of text: Span<UInt8>) -> UInt8? { offset < text.count ? text[offset] : nil }

  /// Reads a text, or what follows an offset in it.
  mutating func read(_ text: Span<UInt8>, from start: Int = 0) throws(JSONSlip) {
    offset = start
    if !openContainers.isEmpty { openContainers.removeAll(keepingCapacity: true) }
    do {
      try readDocument(text)
    } catch {
      guard ByteOrderMark.announcesWideText(text) else { throw error }
      throw JSONSlip(offset: 0, problem: .wideText)
    }
  }

  private mutating func readDocument(_ text: Span<UInt8>) throws(JSONSlip) {
    if text.count > JSONDocument.largestByteCount {
      throw slip(.tooLarge(byteCount: text.count))
    }
    offset = max(offset, ByteOrderMark.length(in: text))
    if byte(of: text) == nil { throw slip(.empty) }
    if skipWhiteSpace(of: text) == nil { throw slip(.blank) }
    try readTree(of: text)
    if skipWhiteSpace(of: text) != nil { throw unexpected(.endOfFile, in: text) }
  }

  @inline(__always)
  mutating func readScalar(of text: Span<UInt8>) throws(JSONSlip) {
    let start = offset
    let scalar: JSONScalar
    switch byte(of: text) {
    case ASCII.quote: scalar = .string(try readString(of: text))
    case .some(let byte) where byte == ASCII.minus || ASCII.digits.contains(byte):
      try readNumber(of: text)
      scalar = .number
    default: scalar = try readLiteral(of: text)
    }
    receiver.value(scalar, at: start..<offset, of: text)
  }

  private mutating func readLiteral(of text: Span<UInt8>) throws(JSONSlip) -> JSONScalar {
    if skip(JSONLiterals.true, in: text) { return .boolean(true) }
    if skip(JSONLiterals.false, in: text) { return .boolean(false) }
    if skip(JSONLiterals.null, in: text) { return .null }
    throw unexpected(.value, in: text)
  }

  /// Skips a whole word at the cursor; false if it is not there.
  private mutating func skip(_ word: [UInt8], in text: Span<UInt8>) -> Bool {
    let behind = offset + word.count
    guard behind <= text.count else { return false }
    guard word.indices.allSatisfy({ word[$0] == text[offset + $0] }) else { return false }
    guard behind == text.count || !ASCII.isWordByte(text[behind]) else { return false }
    offset = behind
    return true
  }

  @inline(__always)
  @discardableResult
  mutating func skipWhiteSpace(of text: Span<UInt8>) -> UInt8? {
    while let byte = byte(of: text) {
      guard ASCII.isWhiteSpace(byte) else { return byte }
      offset += 1
    }
    return nil
  }
}

private enum JSONLiterals {
  static let `true` = Array("true".utf8)
  static let `false` = Array("false".utf8)
  static let null = Array("null".utf8)
}

extension JSONReader: Sendable where Receiver: Sendable {}

struct JSONOpenContainer {
  let kind: JSONContainer
  let start: Int
}

/// Receives what a reader finds, in the order of the text.
///
/// An object brings keys and values in turn. If the text turns out to be invalid, the receiver has
/// already got values.
protocol JSONReceiver {
  /// A key; the next value belongs to it.
  mutating func key(_ text: JSONText, of bytes: Span<UInt8>)
  mutating func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>)
  mutating func open(_ container: JSONContainer, at offset: Int)
  mutating func close(at end: Int)
}

/// A value other than an array or object, still undecoded.
enum JSONScalar: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number
  case string(JSONText)
}

/// Receives nothing: only whether the text is JSON matters.
struct JSONSyntaxCheck: JSONReceiver {
  func key(_ text: JSONText, of bytes: Span<UInt8>) {}
  func value(_ scalar: JSONScalar, at range: Range<Int>, of bytes: Span<UInt8>) {}
  func open(_ container: JSONContainer, at offset: Int) {}
  func close(at end: Int) {}
}
