/// What can be wrong with a JSON text.
enum JSONProblem: Hashable, Sendable {
  case file(JSONFileProblem)
  case structure(JSONStructureProblem)
  case string(JSONStringProblem)
  case number(JSONNumberProblem)

  func message(_ position: (Int) -> SourcePosition) -> String {
    switch self {
    case .file(let problem): problem.message
    case .structure(let problem): problem.message(position)
    case .string(let problem): problem.message(position)
    case .number(let problem): problem.message
    }
  }
}

/// What can be wrong with a file as a whole, or with its encoding.
enum JSONFileProblem: Hashable, Sendable {
  case tooLarge(byteCount: Int)
  case empty
  case blank
  case wideText
  case notUTF8(UInt8)

  var message: String {
    switch self {
    case .tooLarge(let byteCount):
      "found \(byteCount) bytes, expected at most \(JSONDocument.largestByteCount)"
    case .empty: "found an empty file, expected a JSON object"
    case .blank: "found only white space, expected a JSON object"
    case .wideText: "found text in UTF-16 or UTF-32, expected UTF-8"
    case .notUTF8(let byte):
      "found the byte 0x\(PrintableText.hexadecimal(byte, digits: 2)), "
        + "which is not UTF-8 in this place, expected text in UTF-8"
    }
  }
}

/// What can be wrong within a string.
enum JSONStringProblem: Hashable, Sendable {
  case unclosed(start: Int)
  case lineBreak
  case control(UInt8)
  case escape(String)
  case unicodeEscape(String)

  func message(_ position: (Int) -> SourcePosition) -> String {
    switch self {
    case .unclosed(let start):
      "found the end of the file, expected `\"` to close the string that begins at \(position(start))"
    case .lineBreak:
      "found a line break in a string, expected `\\n` or a closing `\"`"
    case .control(ASCII.tab):
      "found a tab character in a string, expected `\\t`"
    case .control(let byte):
      "found the control character \(PrintableText.quoted(String(Unicode.Scalar(byte)))) "
        + "in a string, expected `\\u\(PrintableText.hexadecimal(byte, digits: 4))`"
    case .escape(let found):
      "found \(found) after a backslash, "
        + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`"
    case .unicodeEscape(let found):
      "found \(found) after `\\u`, expected four hexadecimal digits"
    }
  }
}

/// What can be wrong with a number.
enum JSONNumberProblem: Hashable, Sendable {
  case leadingZero
  case hexadecimal
  case plusSign
  case leadingPoint
  case missingDigit(after: String)

  var message: String {
    switch self {
    case .leadingZero: "found a number that begins with 0, expected no digit behind that 0"
    case .hexadecimal: "found a hexadecimal number, expected a decimal one"
    case .plusSign: "found a plus sign before a number, expected the number without it"
    case .leadingPoint: "found a number that begins with a point, expected a digit before it"
    case .missingDigit(let part): "found no digit after \(part) of a number, expected at least one"
    }
  }
}
