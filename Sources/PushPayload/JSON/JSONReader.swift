/// A cursor that reads one JSON text in a single validating pass.
///
/// Containers, strings and numbers are read in extensions of their own.
struct JSONReader {
  let bytes: [UInt8]
  var offset: Int
  var openContainers: [OpenContainer] = []
  var duplicateKeys: [DuplicateKey] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = ByteOrderMark.length(in: bytes)
  }

  /// The byte under the cursor, or nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func readDocument() throws(JSONSlip) -> JSONNode {
    try checkFile()
    skipWhiteSpace()
    if byte == nil { throw slip(.file(.blank)) }
    let root = try readTree()
    skipWhiteSpace()
    if byte != nil { throw unexpected(.endOfFile) }
    return root
  }

  private func checkFile() throws(JSONSlip) {
    if bytes.count > JSONDocument.largestByteCount {
      throw slip(.file(.tooLarge(byteCount: bytes.count)))
    }
    if byte == nil { throw slip(.file(.empty)) }
    if ByteOrderMark.announcesWideText(bytes) { throw slip(.file(.wideText)) }
  }

  /// Reads a value that holds no others.
  mutating func readScalar() throws(JSONSlip) -> JSONNode {
    let start = offset
    let value: JSONValue
    switch byte {
    case ASCII.quote: value = .string(try readString())
    case ASCII.minus: value = .number(try readNumber())
    case .some(let byte) where ASCII.digits.contains(byte): value = .number(try readNumber())
    default: value = try readLiteral()
    }
    return JSONNode(value: value, offset: start, end: offset)
  }

  private mutating func readLiteral() throws(JSONSlip) -> JSONValue {
    let word = self.word
    let value: JSONValue
    switch word {
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    case "null": value = .null
    default: throw unexpected(.value)
    }
    offset += word.utf8.count
    return value
  }

  mutating func skipWhiteSpace() {
    while let byte, ASCII.isWhiteSpace(byte) { offset += 1 }
  }
}
