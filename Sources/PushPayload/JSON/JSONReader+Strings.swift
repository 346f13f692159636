extension JSONReader {
  @inline(__always)
  mutating func readString(of text: Span<UInt8>) throws(JSONSlip) -> JSONText {
    let start = offset + 1
    offset = text.endOfPlainRun(from: start)
    var hasEscapes = false
    while byte(of: text) != ASCII.quote {
      try readEscape(ofStringAt: start - 1, in: text)
      hasEscapes = true
      offset = text.endOfPlainRun(from: offset)
    }
    offset += 1
    return JSONText(range: start..<(offset - 1), hasEscapes: hasEscapes)
  }

  private mutating func readEscape(ofStringAt start: Int, in text: Span<UInt8>) throws(JSONSlip) {
    guard byte(of: text) == ASCII.backslash else { throw brokenString(at: start, in: text) }
    offset += 1
    switch byte(of: text) {
    case UInt8(ascii: "u"): try readCodeUnit(of: text)
    case ASCII.quote, ASCII.backslash, ASCII.slash, UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default: throw slip(.escape(try foundText(of: text)))
    }
  }

  private mutating func readCodeUnit(of text: Span<UInt8>) throws(JSONSlip) {
    offset += 1
    for _ in 0..<4 {
      guard let byte = byte(of: text), ASCII.hexadecimalDigit(byte) != nil else {
        throw slip(.unicodeEscape(try foundText(of: text)))
      }
      offset += 1
    }
  }

  private func brokenString(at start: Int, in text: Span<UInt8>) -> JSONSlip {
    switch byte(of: text) {
    case nil: slip(.unclosedString(start: start))
    case ASCII.lineFeed, ASCII.carriageReturn: slip(.lineBreak)
    case .some(let byte) where byte < ASCII.space: slip(.control(byte))
    case .some(let byte): slip(.notUTF8(byte))
    }
  }

  mutating func readNumber(of text: Span<UInt8>) throws(JSONSlip) {
    if byte(of: text) == ASCII.minus {
      offset += 1
      try requireDigit(after: "the minus sign", in: text)
    }
    try readWholePart(of: text)
    if byte(of: text) == ASCII.point {
      offset += 1
      try requireDigit(after: "the point", in: text)
      skipDigits(of: text)
    }
    if byte(of: text) == UInt8(ascii: "e") || byte(of: text) == UInt8(ascii: "E") {
      offset += 1
      if byte(of: text) == ASCII.plus || byte(of: text) == ASCII.minus { offset += 1 }
      try requireDigit(after: "the exponent sign", in: text)
      skipDigits(of: text)
    }
  }

  private mutating func readWholePart(of text: Span<UInt8>) throws(JSONSlip) {
    guard byte(of: text) == UInt8(ascii: "0") else { return skipDigits(of: text) }
    let zero = offset
    offset += 1
    switch byte(of: text) {
    case .some(let byte) where ASCII.digits.contains(byte):
      throw JSONSlip(offset: zero, problem: .leadingZero)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      throw JSONSlip(offset: zero, problem: .hexadecimal)
    default: break
    }
  }

  private func requireDigit(after part: String, in text: Span<UInt8>) throws(JSONSlip) {
    guard let byte = byte(of: text), ASCII.digits.contains(byte) else {
      throw slip(.missingDigit(after: part))
    }
  }

  private mutating func skipDigits(of text: Span<UInt8>) {
    while let byte = byte(of: text), ASCII.digits.contains(byte) { offset += 1 }
  }
}

extension Span<UInt8> {
  /// The offset of the first byte that needs a closer look: a quote, a backslash or a wrong byte.
  @inline(__always)
  fileprivate func endOfPlainRun(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let special = word(at: index).specialStringBytes
      if special == 0 {
        index += 8
        continue
      }
      index += special.trailingZeroBitCount / 8
      if self[index] < 0x80 { return index }
      let end = endOfWideRun(from: index)
      if end == index { return index }
      index = end
    }
    return endOfShortRun(from: index)
  }

  /// The offset of the first byte that is ASCII or not UTF-8.
  private func endOfWideRun(from start: Int) -> Int {
    var index = start
    while index < count, self[index] >= 0x80 {
      guard let length = UTF8Sequence.length(at: index, in: self) else { break }
      index += length
    }
    return index
  }

  /// The same as ``endOfPlainRun(from:)``, byte by byte, for the end of a text.
  private func endOfShortRun(from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = self[index]
      if byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash { break }
      guard let length = UTF8Sequence.length(at: index, in: self) else { break }
      index += length
    }
    return index
  }
}

extension UInt64 {
  /// The highest bits of bytes that a string cannot simply contain; the lowest such byte for sure.
  fileprivate var specialStringBytes: UInt64 {
    let quotes = (self ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
    let backslashes = (self ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
    let controls = self &- 0x2020_2020_2020_2020
    return (quotes | backslashes | controls | self) & 0x8080_8080_8080_8080
  }
}
