/// Problems between the values of a JSON text.
enum JSONStructureProblem: Hashable, Sendable {
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

  func message(_ position: (Int) -> SourcePosition) -> String {
    switch self {
    case .tooDeep:
      "found nesting deeper than \(JSONDocument.deepestLevel) levels, expected at most that many"
    case .endOfFile(let expectation):
      "found the end of the file, expected \(expectation.text)"
    case .unclosed(let container, let start):
      "found the end of the file, expected "
        + "`\(container.closer)` to close the \(container.name) that begins at \(position(start))"
    case .trailingComma(let container):
      "found a comma after the last \(container.item), expected no comma before `\(container.closer)`"
    case .missingComma(let container):
      "found two \(container.item)s without a comma between them, expected one here"
    case .comment: "found a comment, expected none, for JSON has no comments"
    case .singleQuote: "found a single quote, expected the double quote `\"`"
    case .curlyQuote(let quote):
      "found the curly quote `\(quote)`, expected the straight quote `\"`"
    case .bareWord(let word, let expectation):
      "found \(PrintableText.quoted(word)), expected \(expectation.text(insteadOf: word))"
    case .unexpected(let scalar, let expectation):
      "found \(PrintableText.quoted(String(scalar))), expected \(expectation.text)"
    }
  }
}

enum JSONContainer: Hashable, Sendable {
  case array
  case object

  var name: String {
    switch self {
    case .array: "array"
    case .object: "object"
    }
  }

  var item: String {
    switch self {
    case .array: "element"
    case .object: "member"
    }
  }

  var closer: String {
    String(Unicode.Scalar(closingByte))
  }

  var closingByte: UInt8 {
    switch self {
    case .array: ASCII.bracketClose
    case .object: ASCII.braceClose
    }
  }
}

/// What the grammar allows next.
enum JSONExpectation: Hashable, Sendable {
  case value
  case firstKey
  case key
  case colon
  case next(JSONContainer)
  case endOfFile

  var text: String {
    switch self {
    case .value: "a value"
    case .firstKey: "a key in double quotes or `}`"
    case .key: "a key in double quotes"
    case .colon: "a colon after the key"
    case .next(let container): "a comma or `\(container.closer)`"
    case .endOfFile: "nothing after the JSON value"
    }
  }

  /// What a word that is not JSON probably means.
  func text(insteadOf word: String) -> String {
    switch self {
    case .firstKey, .key: "a key in double quotes"
    case .value: Self.value(meantBy: word)
    case .colon, .next, .endOfFile: text
    }
  }

  private static func value(meantBy word: String) -> String {
    let word = word.lowercased()
    switch word {
    case "yes": return "`true`"
    case "no": return "`false`"
    case "none", "nil", "undefined": return "`null`"
    case "nan", "inf", "infinity": return "a number, for JSON cannot write this one"
    default:
      let literal = ["true", "false", "null"].first {
        EditDistance.isAtMost(1, Array($0.utf8)[...], Array(word.utf8)[...])
      }
      return literal.map { "`\($0)`" } ?? "a value, such as a string in double quotes"
    }
  }
}
