extension JSONReader {
  /// Reads a number from its sign or first digit to behind its last.
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
      throw JSONSlip(offset: zero, problem: .number(.leadingZero))
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      throw JSONSlip(offset: zero, problem: .number(.hexadecimal))
    default: break
    }
  }

  private func requireDigit(after part: String, in text: Span<UInt8>) throws(JSONSlip) {
    guard let byte = byte(of: text), ASCII.digits.contains(byte) else {
      throw slip(.number(.missingDigit(after: part)))
    }
  }

  private mutating func skipDigits(of text: Span<UInt8>) {
    while let byte = byte(of: text), ASCII.digits.contains(byte) { offset += 1 }
  }
}
