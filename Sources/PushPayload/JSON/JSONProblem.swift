/// Problems in a JSON text.
enum JSONProblem: Hashable, Sendable {
  // The whole file or its encoding.
  case tooLarge(byteCount: Int)
  case empty
  case blank
  case wideText
  case notUTF8(UInt8)
  // Between values.
  case tooDeep
  case endOfFile(JSONExpectation)
  case unclosed(JSONContainer, start: Int)
  case trailingComma(JSONContainer)
  case missingComma(JSONContainer)
  case comment
  case singleQuote
  case curlyQuote(Unicode.Scalar)
  case bareWord(String, JSONExpectation)
  case unexpected(Unicode.Scalar, JSONExpectation)
  // In a string.
  case unclosedString(start: Int)
  case lineBreak
  case control(UInt8)
  case escape(String)
  case unicodeEscape(String)
  // In a number.
  case leadingZero
  case hexadecimal
  case plusSign
  case leadingPoint
  case missingDigit(after: String)

  func message(_ position: (Int) -> SourcePosition) -> String {
    switch self {
    case .tooLarge(let byteCount):
      "found \(byteCount) bytes, expected at most \(JSONDocument.largestByteCount)"
    case .empty: "found an empty file, expected a JSON object"
    case .blank: "found only white space, expected a JSON object"
    case .wideText: "found text in UTF-16 or UTF-32, expected UTF-8"
    case .notUTF8(let byte):
      "found the byte 0x\(PrintableText.hexadecimal(byte, digits: 2)), "
        + "which is not UTF-8 in this place, expected text in UTF-8"
    case .tooDeep:
      "found nesting deeper than \(JSONDocument.deepestLevel) levels, expected at most that many"
    case .endOfFile(let expectation): "found the end of the file, expected \(expectation.text)"
    case .unclosed(let container, let start):
      "found the end of the file, expected "
        + "`\(container.closer)` to close the \(container.rawValue) that begins at \(position(start))"
    case .trailingComma(let container):
      "found a comma after the last \(container.item), expected no comma before `\(container.closer)`"
    case .missingComma(let container):
      "found two \(container.item)s without a comma between them, expected one here"
    case .comment: "found a comment, expected none, for JSON has no comments"
    case .singleQuote: "found a single quote, expected the double quote `\"`"
    case .curlyQuote(let quote):
      "found the curly quote `\(quote)`, expected the straight quote `\"`"
    case .bareWord(let word, let expectation):
      "found \(word.quoted), expected \(expectation.text(insteadOf: word))"
    case .unexpected(let scalar, let expectation):
      "found \(PrintableText.quoted(String(scalar))), expected \(expectation.text)"
    case .unclosedString(let start):
      "found the end of the file, expected "
        + "`\"` to close the string that begins at \(position(start))"
    case .lineBreak: "found a line break in a string, expected `\\n` or a closing `\"`"
    case .control(ASCII.tab): "found a tab character in a string, expected `\\t`"
    case .control(let byte):
      "found the control character \(PrintableText.quoted(String(Unicode.Scalar(byte)))) "
        + "in a string, expected `\\u\(PrintableText.hexadecimal(byte, digits: 4))`"
    case .escape(let found):
      "found \(found) after a backslash, "
        + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`"
    case .unicodeEscape(let found):
      "found \(found) after `\\u`, expected four hexadecimal digits"
    case .leadingZero: "found a number that begins with 0, expected no digit behind that 0"
    case .hexadecimal: "found a hexadecimal number, expected a decimal one"
    case .plusSign: "found a plus sign before a number, expected the number without it"
    case .leadingPoint: "found a number that begins with a point, expected a digit before it"
    case .missingDigit(let part): "found no digit after \(part) of a number, expected at least one"
    }
  }
}
