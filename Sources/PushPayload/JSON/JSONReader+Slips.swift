extension JSONReader {
  func slip(_ problem: JSONProblem) -> JSONSlip {
    JSONSlip(offset: offset, problem: problem)
  }

  func unexpected(_ expectation: JSONExpectation, in text: Span<UInt8>) -> JSONSlip {
    guard let byte = byte(of: text) else { return slip(.endOfFile(expectation)) }
    guard let scalar = UTF8Sequence.scalar(at: offset, in: text) else {
      return slip(.notUTF8(byte))
    }
    let word = word(of: text)
    if !word.isEmpty { return slip(.bareWord(word, expectation)) }
    let common = commonProblem(scalar, expectation, in: text)
    return slip(common ?? .unexpected(scalar, expectation))
  }

  func missingComma(in container: JSONContainer, in text: Span<UInt8>) -> JSONSlip {
    let before = offset > 0 ? text[offset - 1] : 0
    let isApart = ASCII.isWhiteSpace(before) || "}]\"".utf8.contains(before)
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
    guard let byte = byte(of: text) else { return "the end of the file" }
    guard let scalar = UTF8Sequence.scalar(at: offset, in: text) else { throw slip(.notUTF8(byte)) }
    return PrintableText.quoted(String(scalar))
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
    case "+" where expectation == .value: return .plusSign
    case "." where expectation == .value: return .leadingPoint
    case "#": return .comment
    case "/":
      let next = offset + 1 < text.count ? text[offset + 1] : nil
      return next == ASCII.slash || next == ASCII.asterisk ? .comment : nil
    default: return nil
    }
  }
}
