extension JSONReader {
  /// Reads a number from its sign or first digit to behind its last.
  mutating func readNumber() throws(JSONSlip) -> JSONNumber {
    let start = offset
    if byte == ASCII.minus {
      offset += 1
      try requireDigit(after: "the minus sign")
    }
    try readWholePart()
    if byte == ASCII.point {
      offset += 1
      try requireDigit(after: "the point")
      skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == ASCII.plus || byte == ASCII.minus { offset += 1 }
      try requireDigit(after: "the exponent sign")
      skipDigits()
    }
    return JSONNumber(text: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func readWholePart() throws(JSONSlip) {
    guard byte == UInt8(ascii: "0") else { return skipDigits() }
    let zero = offset
    offset += 1
    switch byte {
    case .some(let byte) where ASCII.digits.contains(byte):
      throw JSONSlip(offset: zero, problem: .number(.leadingZero))
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      throw JSONSlip(offset: zero, problem: .number(.hexadecimal))
    default: break
    }
  }

  private func requireDigit(after part: String) throws(JSONSlip) {
    guard let byte, ASCII.digits.contains(byte) else {
      throw slip(.number(.missingDigit(after: part)))
    }
  }

  private mutating func skipDigits() {
    while let byte, ASCII.digits.contains(byte) { offset += 1 }
  }
}
