extension JSONReader {
  func slip(_ problem: JSONProblem) -> JSONSlip {
    JSONSlip(offset: offset, problem: problem)
  }

  func unexpected(_ expectation: JSONExpectation, in text: Span<UInt8>) -> JSONSlip {
    guard let byte = byte(of: text) else { return slip(.endOfFile(expectation)) }
    let scalar: Unicode.Scalar
    switch self.scalar(of: text) {
    case .success(let found): scalar = found
    case .failure(let slip): return slip
    }
    let word = word(of: text)
    if let number = numberProblem(byte), expectation == .value { return slip(number) }
    if !word.isEmpty { return slip(.bareWord(word, expectation)) }
    let common = commonProblem(scalar, expectation, in: text)
    return slip(common ?? .unexpected(scalar, expectation))
  }

  func missingComma(in container: JSONContainer, in text: Span<UInt8>) -> JSONSlip {
    let isApart = offset > 0 && isSeparator(text[offset - 1])
    switch byte(of: text) {
    case ASCII.quote, ASCII.braceOpen, ASCII.bracketOpen:
      return slip(.missingComma(container))
    case .some(let byte) where isApart && (ASCII.digits.contains(byte) || byte == ASCII.minus):
      return slip(.missingComma(container))
    default:
      return unexpected(.next(container), in: text)
    }
  }

  private func word(of text: Span<UInt8>) -> String {
    let longest = offset..<min(offset + 64, text.count)
    let end = longest.first { !ASCII.isWordByte(text[$0]) } ?? longest.upperBound
    return text.string(in: offset..<end)
  }

  /// The scalar at the cursor, described for a message.
  func foundText(of text: Span<UInt8>) throws(JSONSlip) -> String {
    if byte(of: text) == nil { return "the end of the file" }
    return PrintableText.quoted(String(try scalar(of: text).get()))
  }

  private func scalar(of text: Span<UInt8>) -> Result<Unicode.Scalar, JSONSlip> {
    if let scalar = UTF8Sequence.scalar(at: offset, in: text) { return .success(scalar) }
    return .failure(slip(.notUTF8(text[offset])))
  }

  private func commonProblem(
    _ scalar: Unicode.Scalar,
    _ expectation: JSONExpectation,
    in text: Span<UInt8>
  ) -> JSONProblem? {
    let isQuote = expectation != .endOfFile
    switch scalar {
    case "'" where isQuote: return .singleQuote
    case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{201E}":
      return isQuote ? .curlyQuote(scalar) : nil
    case "#": return .comment
    case "/":
      let next = offset + 1 < text.count ? text[offset + 1] : nil
      return next == ASCII.slash || next == ASCII.asterisk ? .comment : nil
    default: return nil
    }
  }

  private func numberProblem(_ byte: UInt8) -> JSONProblem? {
    switch byte {
    case ASCII.plus: .plusSign
    case ASCII.point: .leadingPoint
    default: nil
    }
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    ASCII.isWhiteSpace(byte)
      || [ASCII.braceClose, ASCII.bracketClose, ASCII.quote].contains(byte)
  }
}
