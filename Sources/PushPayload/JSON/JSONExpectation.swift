enum JSONContainer: String, Sendable {
  case array
  case object

  var item: String { self == .array ? "element" : "member" }

  var closer: String { String(Unicode.Scalar(closingByte)) }

  var closingByte: UInt8 { self == .array ? ASCII.bracketClose : ASCII.braceClose }
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
        EditDistance.between(Array($0.utf8), Array(word.utf8)) <= 1
      }
      return literal.map { "`\($0)`" } ?? "a value, such as a string in double quotes"
    }
  }
}
