/// A text that is not JSON, or that is too large.
public struct JSONError: Error, Hashable, Sendable {
  /// The code of a text that is not JSON.
  package static let syntax = "json-syntax"

  /// The permanent code: `json-syntax` or `too-large`.
  public let code: String
  /// The position of the first wrong byte.
  public let position: SourcePosition
  /// Its byte offset.
  package let offset: Int
  /// What was found and what was expected, as a clause without a period.
  public let message: String

  init(_ slip: JSONSlip, in bytes: [UInt8], asLine line: Int?) {
    let isTooLarge = if case .file(.tooLarge) = slip.problem { true } else { false }
    let lines = LineMap(isTooLarge ? [] : bytes, asLine: line)
    code = isTooLarge ? "too-large" : Self.syntax
    offset = slip.offset
    position = lines.position(of: slip.offset)
    message = slip.problem.message(lines.position)
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}

/// The first problem of a text, with its byte offset.
struct JSONSlip: Error {
  let offset: Int
  let problem: JSONProblem
}

/// Problems in a JSON text.
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

/// Problems of a whole file or its encoding.
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

/// Problems in a string.
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

/// Problems in a number.
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
