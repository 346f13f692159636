/// The slips for which there is something to say and to do.
enum RepairKind: CaseIterable, Hashable, Sendable {
  case trailingComma
  case missingComma
  case comment
  case singleQuote
  case curlyQuote

  init?(_ problem: JSONProblem) {
    guard case .structure(let problem) = problem else { return nil }
    switch problem {
    case .trailingComma: self = .trailingComma
    case .missingComma: self = .missingComma
    case .comment: self = .comment
    case .singleQuote: self = .singleQuote
    case .curlyQuote: self = .curlyQuote
    case .tooDeep, .endOfFile, .unclosed, .bareWord, .unexpected: return nil
    }
  }

  /// What to add to the message of the reader.
  var remark: String {
    switch self {
    case .trailingComma:
      "Apple's own reader lets a trailing comma pass on the simulator, others refuse it"
    case .missingComma: "the comma belongs behind the item before"
    case .comment: "a note has to stand outside of the payload, and no fix takes it away"
    case .singleQuote: "JavaScript and Python write such strings, JSON does not"
    case .curlyQuote: "word processors and web pages put curly quotes in place of straight ones"
    }
  }

  /// What a fix does, for a number of places; nil if there is none: a comment is not taken away.
  func title(_ count: Int) -> String? {
    switch self {
    case .trailingComma: count == 1 ? "remove the comma" : "remove \(count) commas"
    case .missingComma: count == 1 ? "insert a comma" : "insert \(count) commas"
    case .comment: nil
    case .singleQuote, .curlyQuote:
      count == 1
        ? "write straight double quotes" : "write straight double quotes for \(count) strings"
    }
  }

  /// Returns the edit that mends a slip in a text, or nil if there is no safe one.
  func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    switch self {
    case .trailingComma: Fix.Edit(range: offset..<(offset + 1), text: "")
    case .missingComma: CommaRepair.edit(before: offset, in: bytes)
    case .comment: CommentRepair.edit(at: offset, in: bytes)
    case .singleQuote, .curlyQuote: QuoteRepair.edit(at: offset, in: bytes)
    }
  }
}
