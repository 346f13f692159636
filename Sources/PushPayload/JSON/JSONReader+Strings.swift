extension JSONReader {
  /// Reads a string from its opening quote to behind its closing quote.
  mutating func readString() throws(JSONSlip) -> String {
    let start = offset
    var text = ""
    offset += 1
    while true {
      let run = try readPlainRun(ofStringAt: start)
      let byte = bytes[offset]
      offset += 1
      if byte == ASCII.quote { return text.isEmpty ? run : text + run }
      text += run
      text.unicodeScalars.append(try readEscape())
    }
  }

  /// Reads what needs no decoding, up to a quote or backslash.
  private mutating func readPlainRun(ofStringAt start: Int) throws(JSONSlip) -> String {
    let first = offset
    offset = endOfPlainRun
    switch byte {
    case ASCII.quote, ASCII.backslash:
      return String(decoding: bytes[first..<offset], as: UTF8.self)
    case nil:
      throw slip(.string(.unclosed(start: start)))
    case ASCII.lineFeed, ASCII.carriageReturn:
      throw slip(.string(.lineBreak))
    case .some(let byte) where byte < ASCII.space:
      throw slip(.string(.control(byte)))
    case .some(let byte):
      throw slip(.file(.notUTF8(byte)))
    }
  }

  /// The offset of the first byte that ends a plain run: a quote, a backslash or a wrong byte.
  private var endOfPlainRun: Int {
    let span = bytes.span
    var index = offset
    while index < span.count {
      let byte = span[index]
      if byte < 0x80 {
        if byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash { break }
        index += 1
      } else {
        guard let length = UTF8Sequence.length(at: index, in: span) else { break }
        index += length
      }
    }
    return index
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(JSONSlip) -> Unicode.Scalar {
    let scalar: Unicode.Scalar
    switch byte {
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    case ASCII.quote: scalar = "\""
    case ASCII.backslash: scalar = "\\"
    case ASCII.slash: scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw slip(.string(.escape(try foundText())))
    }
    offset += 1
    return scalar
  }

  /// Reads one escape, or the two of a surrogate pair; a lone surrogate becomes U+FFFD.
  private mutating func readUnicodeEscape() throws(JSONSlip) -> Unicode.Scalar {
    let unit = try readCodeUnit()
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard bytes[offset...].starts(with: [ASCII.backslash, UInt8(ascii: "u")]) else {
      return "\u{FFFD}"
    }
    let afterFirst = offset
    offset += 1
    let second = try readCodeUnit()
    guard (0xDC00..<0xE000).contains(second) else {
      offset = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads the letter u and four hexadecimal digits.
  private mutating func readCodeUnit() throws(JSONSlip) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = ASCII.hexadecimalDigit(byte) else {
        throw slip(.string(.unicodeEscape(try foundText())))
      }
      unit = unit << 4 + digit
      offset += 1
    }
    return unit
  }
}
